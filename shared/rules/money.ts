/** A point is worth PKR 0.10, which is ten paisa. */
export const PAISA_PER_POINT = 10;
export const WITHDRAWAL_POINTS = 2_500;

export function paisaOf(points: number): number {
  return points * PAISA_PER_POINT;
}

/** Whole paisa as rupees with two decimals: 25000 is «250.00». */
export function formatPkr(paisa: number): string {
  return `${Math.trunc(paisa / 100)}.${String(Math.abs(paisa % 100)).padStart(2, '0')}`;
}
