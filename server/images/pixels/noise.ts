import { createNoise3D } from 'simplex-noise';
import { seededRandom } from '../../../shared/kernel/random.ts';

/** Fractal noise: octaves of simplex noise, each finer and fainter than the one before. */
export type Fbm = (x: number, y: number, z: number, octaves: number) => number;

export function createFbm(seed: string): Fbm {
  const noise = createNoise3D(seededRandom(seed));
  return (x, y, z, octaves) => {
    let sum = 0;
    let amplitude = 0.5;
    let frequency = 1;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * noise(x * frequency, y * frequency, z * frequency);
      frequency *= 2.03;
      amplitude *= 0.5;
    }
    return sum;
  };
}
