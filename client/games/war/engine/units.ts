export type Unit = 'camp' | 'soldier' | 'truck' | 'tank' | 'jet' | 'missile';

/** Each unit and the most armies it stands for; above the last one flies the missile. */
export const UNITS: readonly { readonly unit: Unit; readonly upTo: number }[] = [
  { unit: 'camp', upTo: 3 },
  { unit: 'soldier', upTo: 6 },
  { unit: 'truck', upTo: 9 },
  { unit: 'tank', upTo: 12 },
  { unit: 'jet', upTo: 15 },
  { unit: 'missile', upTo: Number.POSITIVE_INFINITY },
];

/** The toy that stands for this many armies. */
export const unitOf = (armies: number): Unit => UNITS.find(({ upTo }) => armies <= upTo)?.unit ?? 'missile';
