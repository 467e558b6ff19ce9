import { d, group, path, rect } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { roundArch, spread } from './shapes.ts';

export const pisa: Landmark = {
  name: 'Leaning Tower of Pisa',
  bg: 'day',
  size: 372,
  width: 190,
  water: false,
  ground: terrain('#7cc45d', '#2e7d3f'),
  draw: (canvas) => {
    const marble = canvas.linear(['#d8d2c4', '#fffdf6', '#efe6d4', '#b7a88e'], 0, 0, 1, 0);
    const tier = (y: number, half: number, height: number, arches: number) =>
      [
        rect(-half, y - height, half * 2, height, marble),
        path(
          spread(arches, -half + 9, half - 9, (x) =>
            roundArch(x, y - 2, (half * 0.78) / arches, height - 10),
          ),
          '#7d6d5c',
        ),
        rect(-half - 3, y - height - 3, half * 2 + 6, 6, '#fffaf0'),
        rect(-half - 3, y - height + 3, half * 2 + 6, 2, '#a8977c'),
      ].join('');
    const tiers = [0, 1, 2, 3, 4, 5].map((i) => tier(-66 - i * 37, 58 - i * 0.8, 37, 9));
    return group(
      { transform: 'rotate(4.6)' },
      path(d`M-72 6H72V-2H-72Z`, '#a8977c'),
      tier(0, 60, 66, 6),
      ...tiers,
      tier(-291, 43, 36, 6),
      rect(-34, -336, 68, 8, '#fffaf0'),
    );
  },
};
