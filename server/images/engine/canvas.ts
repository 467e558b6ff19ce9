import type { Palette } from './palettes.ts';
import { createRng, type Rng } from './rng.ts';
import { ellipse, HEIGHT, rect, tag, WIDTH } from './svg.ts';
import { Tiles } from './tiles.ts';

/** A colour, or a colour with its offset (0–1) and opacity. */
export type Stop = string | readonly [color: string, offset: number, opacity?: number];

/** Collects the parts and the shared definitions (gradients, clips, blurs) of one picture. */
export class Canvas {
  readonly rng: Rng;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly tiles = new Tiles();
  readonly #definitions: string[] = [];
  readonly #parts: string[] = [];
  #ids = 0;

  constructor(seed: string, palette: Palette, width = WIDTH, height = HEIGHT) {
    this.rng = createRng(seed);
    this.palette = palette;
    this.width = width;
    this.height = height;
  }

  add(...parts: readonly string[]): void {
    this.#parts.push(...parts);
  }

  nextId(): string {
    this.#ids += 1;
    return `d${this.#ids}`;
  }

  #define(element: (id: string) => string): string {
    const id = this.nextId();
    this.#definitions.push(element(id));
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map((stop, i) => {
        const [color, offset, opacity] =
          typeof stop === 'string' ? ([stop, i / Math.max(1, stops.length - 1)] as const) : stop;
        return tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
      })
      .join('');
  }

  /** A linear gradient over the shape's box, top to bottom unless told otherwise. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#define((id) => tag('linearGradient', { id, x1, y1, x2, y2 }, this.#stops(stops)));
  }

  /** A vertical gradient between two heights of the canvas, whatever the shape's box. */
  vertical(stops: readonly Stop[], top: number, bottom: number): string {
    const units = 'userSpaceOnUse';
    return this.#define((id) =>
      tag(
        'linearGradient',
        { id, x1: 0, y1: top, x2: 0, y2: bottom, gradientUnits: units },
        this.#stops(stops),
      ),
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define((id) => tag('radialGradient', { id, cx, cy, r, fx: cx, fy: cy }, this.#stops(stops)));
  }

  blur(deviation: number): string {
    return this.#define((id) =>
      tag(
        'filter',
        { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
        tag('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  }

  /** A blur of the whole canvas: a region that reaches beyond it would make resvg abort. */
  softFocus(deviation: number): string {
    return this.#define((id) =>
      tag(
        'filter',
        { id, x: 0, y: 0, width: this.width, height: this.height, filterUnits: 'userSpaceOnUse' },
        tag('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  }

  clip(shape: string): string {
    return this.#define((id) => tag('clipPath', { id }, shape));
  }

  /** A soft light: full in the middle, gone at the radius. */
  glow(cx: number, cy: number, radius: number, color: string, alpha = 0.8, radiusY = radius): string {
    const fill = this.radial([
      [color, 0, alpha],
      [color, 0.45, alpha * 0.42],
      [color, 1, 0],
    ]);
    return ellipse(cx, cy, radius, radiusY, fill);
  }

  /** Darkens the corners, which draws the eye to the middle. */
  vignette(alpha: number): void {
    const fill = this.radial(
      [
        ['#000', 0.55, 0],
        ['#000', 1, alpha],
      ],
      0.5,
      0.48,
      0.75,
    );
    this.add(rect(0, 0, this.width, this.height, fill));
  }

  toSvg(): Promise<string> {
    const content = tag('defs', {}, this.#definitions.join('') || ' ') + this.#parts.join('');
    const svg = tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        width: this.width,
        height: this.height,
        viewBox: `0 0 ${this.width} ${this.height}`,
      },
      content,
    );
    return this.tiles.resolve(svg);
  }
}
