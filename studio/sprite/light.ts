/** Where the light of a picture comes from and what it does. */
export interface Light {
  readonly x: number;
  readonly y: number;
  /** A hard offset shadow for cut-outs, instead of one cast over the ground. */
  readonly drop?: readonly [dx: number, dy: number] | undefined;
  readonly shadow: string;
  readonly strength: number;
  readonly shade: string;
  readonly glow: string;
  readonly dots: boolean;
  /** Cream rim round every object. */
  readonly rim: number;
}

export const lightAt = (x: number, y: number, more: Partial<Light> = {}): Light => ({
  x,
  y,
  shadow: '#3b1d6e',
  strength: 0.62,
  shade: '#6a3a9c',
  glow: '#fff2c4',
  dots: true,
  rim: 0,
  ...more,
});
