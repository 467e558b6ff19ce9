import { CREAM, tone } from '../ink/ramps.ts';
import { line, shape } from '../shapes/shapes.ts';

/** A lamp hanging from above with its two cones of light. */
export const hangingLamp = (x: number, hue: string): string =>
  `<path d="M${x - 60} 96L${x - 330} 560H${x + 330}L${x + 60} 96Z" fill="#fff1bd" fill-opacity="0.36"/><path d="M${x - 52} 96L${x - 210} 560H${x + 210}L${x + 52} 96Z" fill="#fff1bd" fill-opacity="0.5"/>` +
  line(`M${x} -10V44`, 6) +
  shape(`M${x - 18} 40H${x + 18}L${x + 78} 98H${x - 78}Z`, tone(hue, 2), 5) +
  shape(`M${x - 30} 98a30 22 0 0 0 60 0Z`, CREAM, 4);
