import type { Canvas } from '../engine/canvas.ts';
import { d, path, stroke } from '../engine/svg.ts';
import { FRAME, type Landmark } from './landmark.ts';

const HALF = FRAME * 0.46;
const x = (k: number) => k * HALF;
const y = (k: number) => -k * FRAME;

const leg = (side: number) =>
  d`M${x(side * 0.5)} 0C${x(side * 0.36)} ${y(0.12)} ${x(side * 0.27)} ${y(0.2)} ${x(side * 0.235)} ${y(0.27)}` +
  d`C${x(side * 0.15)} ${y(0.42)} ${x(side * 0.06)} ${y(0.62)} ${x(side * 0.035)} ${y(0.9)}L0 ${y(0.9)}L0 ${y(0.6)}` +
  d`C${x(side * 0.02)} ${y(0.48)} ${x(side * 0.06)} ${y(0.4)} ${x(side * 0.1)} ${y(0.29)}L${x(side * 0.13)} ${y(0.23)}` +
  d`C${x(side * 0.18)} ${y(0.16)} ${x(side * 0.24)} ${y(0.08)} ${x(side * 0.3)} 0Z`;

const platforms =
  d`M${x(-0.28)} ${y(0.235)}H${x(0.28)}L${x(0.25)} ${y(0.275)}H${x(-0.25)}Z` +
  d`M${x(-0.155)} ${y(0.455)}H${x(0.155)}L${x(0.13)} ${y(0.485)}H${x(-0.13)}Z` +
  d`M${x(-0.05)} ${y(0.86)}H${x(0.05)}V${y(0.895)}H${x(-0.05)}Z` +
  d`M${x(-0.02)} ${y(0.895)}H${x(0.02)}L${x(0.006)} ${y(1)}H${x(-0.006)}Z`;

const arch =
  d`M${x(-0.3)} 0C${x(-0.2)} ${y(0.17)} ${x(0.2)} ${y(0.17)} ${x(0.3)} 0L${x(0.34)} 0` +
  d`C${x(0.24)} ${y(0.215)} ${x(-0.24)} ${y(0.215)} ${x(-0.34)} 0Z`;

function lattice(): string {
  let data = '';
  for (let k = 0.02; k < 0.26; k += 0.03) {
    for (const side of [-1, 1]) {
      const outer = side * (0.5 - k * 0.98);
      const inner = side * (0.3 - k * 0.72);
      data += d`M${x(outer)} ${y(k)}L${x(inner)} ${y(k + 0.03)}M${x(inner)} ${y(k)}L${x(outer - side * 0.03)} ${y(k + 0.03)}`;
    }
  }
  for (let k = 0.5; k < 0.86; k += 0.025) {
    const half = 0.125 * (1 - ((k - 0.5) / 0.36) * 0.72);
    data += d`M${x(-half)} ${y(k)}L${x(half)} ${y(k + 0.025)}M${x(half)} ${y(k)}L${x(-half)} ${y(k + 0.025)}`;
  }
  return data;
}

export const eiffel: Landmark = {
  name: 'Eiffel Tower',
  size: 372,
  width: 320,
  draw: (canvas: Canvas) => {
    const iron = canvas.linear(['#2a1233', '#4a1d45']);
    return (
      path(leg(-1) + leg(1), iron) +
      path(platforms, iron) +
      path(arch, iron) +
      stroke(lattice(), '#ffd08a', 1.3, { opacity: 0.35 })
    );
  },
};
