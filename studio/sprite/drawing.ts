/** A drawing in a square of its own: an icon of a set, or one of ours. */
export interface Drawing {
  readonly size: number;
  readonly body: string;
  /** Its colours are facts and stay as they are, without lines inside: a flag. */
  readonly trueColors?: boolean;
  /** It moves in the wind. */
  readonly waves?: boolean;
}
