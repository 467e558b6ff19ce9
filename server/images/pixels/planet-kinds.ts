import { hexToRgb, type Rgb } from './color.ts';

interface PlanetKind {
  readonly surface: 'rock' | 'bands' | 'swirl' | 'sun';
  readonly colors: readonly Rgb[];
  /** The colour of the light round it. */
  readonly halo: string;
  readonly craters?: number;
  readonly iceCap?: boolean;
  readonly spot?: boolean;
  readonly rings?: boolean;
  readonly turbulence?: number;
  readonly tilt?: number;
}

const colors = (...hex: string[]) => hex.map(hexToRgb);

const planetKinds = {
  mercury: {
    surface: 'rock',
    colors: colors('#3d3a38', '#6f6a66', '#a39c94', '#cfc7bc'),
    halo: '#d8cfc2',
    craters: 60,
  },
  venus: { surface: 'swirl', colors: colors('#8a5a24', '#c9913f', '#ecc67a', '#fbe9b8'), halo: '#ffdf9a' },
  moon: {
    surface: 'rock',
    colors: colors('#4a4a4e', '#7c7c80', '#b1b1b2', '#e4e3df'),
    halo: '#dfe6ff',
    craters: 70,
  },
  mars: {
    surface: 'rock',
    colors: colors('#5a2312', '#9c4420', '#c9693a', '#e9a873'),
    halo: '#ff8a5c',
    craters: 26,
    iceCap: true,
  },
  jupiter: {
    surface: 'bands',
    colors: colors(
      '#8a5a3a',
      '#c99a6b',
      '#f0dfc4',
      '#b5764a',
      '#f5ead8',
      '#cf9f74',
      '#e9d2b0',
      '#a86a45',
      '#efdcc0',
      '#8f6b55',
    ),
    halo: '#f0c79a',
    spot: true,
    turbulence: 0.05,
  },
  saturn: {
    surface: 'bands',
    colors: colors('#a98b5d', '#d9c08a', '#f2e2b6', '#d1b277', '#efdcae', '#c5a56c', '#e6cf9b'),
    halo: '#e8c98a',
    rings: true,
    turbulence: 0.012,
    tilt: 0.36,
  },
  uranus: {
    surface: 'bands',
    colors: colors('#8fd8dc', '#a9e6e8', '#b9eef0', '#9fe0e4', '#8bd3da'),
    halo: '#9ff0f0',
    turbulence: 0.008,
    tilt: 1.4,
  },
  neptune: {
    surface: 'bands',
    colors: colors('#1f3fb5', '#2f5fe0', '#4a86f5', '#2a55d0', '#3b74ee', '#1c3aa8'),
    halo: '#5b8cff',
    turbulence: 0.04,
  },
  sun: { surface: 'sun', colors: colors('#a82a00', '#f06a00', '#ffb020', '#fff2b0'), halo: '#ffb020' },
  exo: { surface: 'swirl', colors: colors('#2a1a6b', '#6b3fd6', '#c77bff', '#ffd6f5'), halo: '#c77bff' },
} as const satisfies Record<string, PlanetKind>;

export type PlanetName = keyof typeof planetKinds;

export const planetNames = Object.keys(planetKinds) as [PlanetName, ...PlanetName[]];

export const planetKind = (name: PlanetName): PlanetKind => planetKinds[name];
