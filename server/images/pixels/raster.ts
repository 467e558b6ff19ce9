import sharp from 'sharp';
import { clamp, type Rgb } from './color.ts';

/** A square RGBA image in memory, painted pixel by pixel. */
export class Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = Buffer.alloc(width * height * 4);
  }

  /** Paints a colour over what is there; alpha from 0 to 1. */
  blend(x: number, y: number, color: Rgb, alpha: number): void {
    const at = (y * this.width + x) * 4;
    const below = (this.data[at + 3] ?? 0) / 255;
    const total = alpha + below * (1 - alpha);
    if (total <= 0) return;
    for (let channel = 0; channel < 3; channel++) {
      const under = this.data[at + channel] ?? 0;
      const over = color[channel] ?? 0;
      const value = (over * alpha + under * below * (1 - alpha)) / total;
      this.data[at + channel] = clamp(value, 0, 255);
    }
    this.data[at + 3] = 255 * total;
  }

  toPng(): Promise<Buffer> {
    const raw = { width: this.width, height: this.height, channels: 4 as const };
    return sharp(this.data, { raw }).png({ compressionLevel: 4 }).toBuffer();
  }
}

export const pngAddress = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

export type Vector = readonly [x: number, y: number, z: number];

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
