import type { CityId } from '../engine/constants.ts';

export const SHEET = { width: 720, height: 440 } as const;

interface Place {
  /** On the sheet. Set by hand so that no two plates cover each other, also on a phone. */
  readonly x: number;
  readonly y: number;
  /** A mark of the place in a few strokes, on 32 by 34. */
  readonly glyph: string;
}

export const PLACES: Readonly<Record<CityId, Place>> = {
  vancouver: { x: 78, y: 112, glyph: 'M4 30V18l7-8 7 8v12M18 30V14l8-10 6 12v14' },
  'new-york': { x: 172, y: 188, glyph: 'M3 30V16h6v14M9 30V9h6V3h2v6h6v21M23 30V14h7v16' },
  'sao-paulo': { x: 218, y: 352, glyph: 'M4 30c2-10 6-16 8-16s4 10 10 10 6 6 8 6M19 14V6M14 9h10' },
  london: { x: 316, y: 124, glyph: 'M12 30V9l4-6 4 6v21M12 14h8M3 30V20h9M20 20h9v10' },
  lagos: { x: 346, y: 292, glyph: 'M3 30V19l8-7 8 7v11M19 30V8h9v22M8 30v-6h5v6' },
  karachi: {
    x: 488,
    y: 216,
    glyph: 'M4 30V20h6v10M22 30V20h6v10M10 30V18c0-6 3-8 6-12 3 4 6 6 6 12v12',
  },
  tokyo: { x: 638, y: 176, glyph: 'M16 3L8 30M16 3l8 27M11 20h10M13 12h6' },
  sydney: {
    x: 642,
    y: 366,
    glyph:
      'M2 30c0-10 6-15 9-17 1 6 0 12-2 17M11 30c0-12 6-18 10-20 1 8-1 15-4 20M21 30c0-8 5-11 8-12 1 5 0 9-2 12',
  },
};

/** A wire from one city to another, hanging upwards. */
export const wire = (from: CityId, to: CityId): string => {
  const [a, b] = [PLACES[from], PLACES[to]];
  const lift = Math.hypot(b.x - a.x, b.y - a.y) / 5;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`;
};
