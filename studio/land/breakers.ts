import { CREAM, tone } from '../ink/ramps.ts';
import { line, n1, shape, times } from '../shapes/shapes.ts';

export const waveKinds = ['scallops', 'swell', 'crests'] as const;
export type WaveKind = (typeof waveKinds)[number];

type Row = (r: number) => string;

/** One wave of 2r, drawn from its left end. */
const forms: Readonly<Record<WaveKind, Row>> = {
  scallops: (r) =>
    `q${n1(r * 0.5)} ${n1(r * 0.78)} ${n1(r)} ${n1(r * 0.5)}q${n1(r * 0.62)} ${n1(-r * 0.2)} ${n1(r)} ${n1(-r * 0.5)}`,
  swell: (r) => `q${n1(r * 0.5)} ${n1(-r * 0.5)} ${n1(r)} 0t${n1(r)} 0`,
  crests: (r) =>
    `c${n1(r * 0.5)} ${n1(r * 0.5)} ${n1(r * 1.2)} ${n1(r * 0.3)} ${n1(r * 1.3)} ${n1(-r * 0.2)}c${n1(r * 0.1)} ${n1(-r * 0.36)} ${n1(r * 0.5)} ${n1(-r * 0.3)} ${n1(r * 0.5)} ${n1(-r * 0.02)}c0 ${n1(r * 0.1)} ${n1(-r * 0.14)} ${n1(r * 0.12)} ${n1(-r * 0.18)} ${n1(r * 0.06)}c${n1(r * 0.08)} ${n1(r * 0.14)} ${n1(r * 0.26)} ${n1(r * 0.16)} ${n1(r * 0.38)} ${n1(r * 0.16)}`,
};

/** Big waves in front of the objects, in two rows. */
export const breakers = (y: number, hue: string, scale = 1, kind: WaveKind = 'scallops'): string =>
  times(2, (j) => {
    const r = 58 * scale;
    const start = -r * (1 + j);
    const top = n1(y + j * 44 * scale);
    const rows = Math.ceil((1020 - start) / (r * 2));
    const crest = `${n1(start)} ${top}${times(rows, () => forms[kind](r))}`;
    const foam = kind === 'crests' ? CREAM : tone(hue, 3 - j);
    return (
      shape(`M${n1(start)} 620L${crest}V620Z`, tone(hue, 2 - j), 5) +
      `<g transform="translate(0 15)">${line(`M${crest}`, 5, foam)}</g>`
    );
  });
