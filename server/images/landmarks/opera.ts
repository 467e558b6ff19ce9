import { d, group, path, rect, stroke } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';

/** A shell: it rises along its back from the foot to the peak and opens like a mouth. */
function shell(foot: number, back: number, peak: number, height: number, y: number, lit: string): string {
  const side = d`M${back} ${y}Q${back + (peak - back) * 0.12} ${y - height * 0.72} ${peak} ${y - height}Q${foot + (peak - foot) * 0.24} ${y - height * 0.52} ${foot} ${y}Z`;
  const mouth = d`M${foot} ${y}Q${foot + (peak - foot) * 0.24} ${y - height * 0.52} ${peak} ${y - height}Q${foot + (peak - foot) * 0.66} ${y - height * 0.36} ${foot + (peak - foot) * 0.5} ${y}Z`;
  let ribs = '';
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    ribs += d`M${back + (foot - back) * t} ${y}Q${back + (foot - back) * t + (peak - back) * 0.14} ${y - height * (0.7 - t * 0.16)} ${peak} ${y - height}`;
  }
  return (
    path(side, lit) +
    stroke(ribs, '#b08a86', 1.3, { opacity: 0.55 }) +
    path(mouth, '#5b3350', { opacity: 0.85 })
  );
}

export const opera: Landmark = {
  name: 'Sydney Opera House',
  size: 380,
  width: 660,
  draw: (canvas) => {
    const lit = canvas.linear(['#ffffff', '#ffeeda', '#e0b49f'], 0, 0, 1, 1);
    const shaded = canvas.linear(['#fff2e4', '#e8c3ab', '#b98a86'], 0, 0, 1, 1);
    const podium = canvas.linear(['#d9a58c', '#8f5560', '#5c3350']);
    return [
      shell(250, 110, 308, 104, -52, shaded),
      shell(128, -20, 196, 158, -52, shaded),
      shell(-4, -160, 74, 206, -52, shaded),
      group({ transform: 'translate(-30 0)' }, shell(-230, -112, -292, 84, -44, lit)),
      shell(228, 120, 272, 76, -44, lit),
      shell(106, -22, 168, 122, -44, lit),
      shell(-40, -190, 30, 170, -44, lit),
      path('M-332 0L-312 -52H300L330 0Z', podium),
      rect(-318, -56, 628, 8, '#f6d3bb'),
      stroke('M-306 -34H306M-314 -18H316', '#4a2740', 3, { opacity: 0.5 }),
    ].join('');
  },
};
