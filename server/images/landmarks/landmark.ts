import type { BackdropName } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { HEIGHT, path, WIDTH } from '../engine/svg.ts';

/** Landmarks are drawn about this high, standing on y = 0 with their middle at x = 0. */
export const FRAME = 340;

export interface Landmark {
  /** The name by which a player would know it. */
  readonly name: string;
  readonly draw: (canvas: Canvas) => string;
  /** The hour and place that suit it unless a spec chooses others. */
  readonly bg?: BackdropName;
  readonly size?: number;
  /** How wide the drawing is. */
  readonly width: number;
  readonly water?: boolean;
  /** The ground it stands on where there is no water. */
  readonly ground?: (canvas: Canvas, base: number) => string;
}

/** A flat terrain from the foot of the landmark to the edge of the canvas. */
export const terrain = (top: string, bottom: string) => (canvas: Canvas, base: number) =>
  path(
    `M-10 ${base - 14}Q240 ${base - 34} 480 ${base - 16}T${WIDTH + 10} ${base - 20}V${HEIGHT}H-10Z`,
    canvas.linear([top, bottom]),
  );
