import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { skyline } from '../backdrops/built.ts';
import { type BackdropName, backdrops } from '../backdrops/index.ts';
import { glints } from '../backdrops/land.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawIcon } from '../engine/icons.ts';
import { group, HEIGHT, rect, round, WIDTH } from '../engine/svg.ts';
import { landmarkNames, landmarks } from '../landmarks/index.ts';
import { FRAME } from '../landmarks/landmark.ts';
import { backdropName, iconName } from './fields.ts';

export const landmarkSchema = z
  .strictObject({
    t: z.literal('landmark'),
    draw: z.enum(landmarkNames, { error: (issue) => `unknown landmark "${String(issue.input)}"` }).optional(),
    /** A silhouette instead of a drawing. */
    icon: iconName.optional(),
    bg: backdropName.optional(),
    size: z.number().min(200).max(460).optional(),
    x: z.number().default(480),
    base: z.number().min(360).max(500).default(424),
    sx: z.number().optional(),
    /** Whether the landmark is mirrored in water before it. */
    water: z.boolean().optional(),
    color: color.default('#2a1233'),
  })
  .refine((spec) => (spec.draw === undefined) !== (spec.icon === undefined), {
    error: 'a landmark has either "draw" or "icon"',
  });
type LandmarkSpec = z.infer<typeof landmarkSchema>;

/** Water takes the colours of the sky over it. */
function waterColors(bg: BackdropName): { stops: readonly string[]; glint: string } {
  if (bg === 'sunset' || bg === 'savanna')
    return { stops: ['#ff9d6c', '#8a2f6b', '#1f1242'], glint: '#ffe2b0' };
  if (bg === 'city') return { stops: ['#d67a86', '#3a2065', '#0c0a2a'], glint: '#ffc9a0' };
  if (bg === 'night' || bg === 'arctic' || bg === 'space') {
    return { stops: ['#5d5aa0', '#1c2458', '#070b22'], glint: '#cfd8ff' };
  }
  return { stops: ['#9fd8f2', '#2f86bd', '#0d4470'], glint: '#ffffff' };
}

function drawWater(canvas: Canvas, bg: BackdropName, base: number, x: number, mirrored: string): void {
  const { stops, glint } = waterColors(bg);
  const clip = canvas.clip(rect(0, base, WIDTH, HEIGHT - base, '#000'));
  canvas.add(
    rect(0, base, WIDTH, HEIGHT - base, canvas.linear(stops)),
    group(
      { 'clip-path': clip, opacity: 0.5 },
      group({ transform: `translate(0 ${2 * base}) scale(1 -1)` }, mirrored),
    ),
    glints(canvas, base + 2, HEIGHT, 110, glint, x),
    rect(0, base - 2, WIDTH, 4, glint, { opacity: 0.6 }),
  );
}

/** A famous building or place, drawn as a vector, at its hour of the day. */
export function drawLandmark(canvas: Canvas, spec: LandmarkSpec): void {
  const landmark = spec.draw === undefined ? undefined : landmarks[spec.draw];
  const bg = spec.bg ?? landmark?.bg ?? 'sunset';
  const size = spec.size ?? landmark?.size ?? 350;
  const water = spec.water ?? landmark?.water ?? true;
  const { x, base } = spec;
  canvas.add(backdrops[bg](canvas, { sx: spec.sx ?? x }));
  const scale = Math.round((size / FRAME) * 1000) / 1000;
  const drawing = landmark
    ? group({ transform: `translate(${round(x)} ${base}) scale(${scale})` }, landmark.draw(canvas))
    : drawIcon(canvas, spec.icon ?? '', x, base - size * 0.47, size, { color: spec.color });
  if (water) canvas.add(skyline(canvas, base, 10, 46, bg === 'day' ? '#6d8fb5' : '#5b2454'));
  else if (landmark?.ground) canvas.add(landmark.ground(canvas, base));
  canvas.add(canvas.glow(x, base - size * 0.45, size * 0.85, '#ffe0a0', 0.45), drawing);
  if (water) drawWater(canvas, bg, base, x, drawing);
  canvas.vignette(0.35);
}
