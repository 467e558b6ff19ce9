import type { Canvas } from '../engine/canvas.ts';

/** Where on the canvas the picture is painted. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A manner of painting; what it paints is clipped to the frame. */
export type PaintingStyle = (canvas: Canvas, frame: Frame) => string;
