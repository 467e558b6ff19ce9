import { z } from 'zod';
import { backdropOptionsSchema, color } from '../backdrops/backdrop.ts';
import { footings } from '../backdrops/footing.ts';
import { foregrounds } from '../backdrops/foregrounds.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero, drawIcon, drawMedallion, type HeroOptions } from '../engine/icons.ts';
import { drawRelief } from '../engine/relief.ts';
import { HEIGHT, WIDTH } from '../engine/svg.ts';
import { backdropName, drawProp, iconName, material, props } from './fields.ts';
import { isBoat, isHead } from './icon-kinds.ts';

export const sceneSchema = z.strictObject({
  t: z.literal('scene'),
  bg: backdropName.default('studio'),
  hero: iconName.optional(),
  /** How the hero is shown: on the ground, in the air, behind the foreground, as a badge, embossed. */
  mode: z.enum(['stand', 'float', 'peek', 'medallion', 'relief']).default('stand'),
  heroSize: z.number().positive().default(270),
  heroX: z.number().default(WIDTH / 2),
  heroY: z.number().optional(),
  glow: color.default('#fff'),
  mat: material.default('gold'),
  rot: z.number().optional(),
  flip: z.boolean().optional(),
  props,
  opts: backdropOptionsSchema.optional(),
});
type SceneSpec = z.infer<typeof sceneSchema>;

/** Where the foot of a boat lies below the waves before it. */
const KEEL = 496;

function effectiveMode({ bg, hero, mode }: SceneSpec): SceneSpec['mode'] {
  if (hero && isBoat(hero) && bg === 'ocean' && mode !== 'relief') return 'peek';
  if (!hero || !isHead(hero) || (mode !== 'stand' && mode !== 'float')) return mode;
  return bg in foregrounds && bg !== 'stage' ? 'peek' : 'medallion';
}

/** A hero with its feet this far above the horizon is meant to fly. */
const FLIGHT = 130;

function drawStanding(canvas: Canvas, spec: SceneSpec, hero: string, options: HeroOptions): string {
  const { heroX: x, heroY, heroSize: size } = spec;
  const footing = footings[spec.bg];
  const feet = (heroY ?? 300) + size / 2;
  const flies = !footing || (heroY !== undefined && feet < footing.horizon - FLIGHT);
  if (flies) return drawHero(canvas, hero, x, heroY ?? 280, size, { ...options, shadow: false });
  const onGround = heroY !== undefined && feet >= footing.horizon + 6;
  return drawHero(canvas, hero, x, onGround ? heroY : footing.feet - size / 2, size, options);
}

function drawSceneHero(canvas: Canvas, spec: SceneSpec, hero: string, mode: SceneSpec['mode']): string {
  const { heroX: x, heroY, heroSize: size, glow, rot, flip } = spec;
  const options = { glow, rot, flip };
  switch (mode) {
    case 'peek': {
      const y = isBoat(hero) ? KEEL - size / 2 : (heroY ?? HEIGHT - size * 0.42);
      return canvas.glow(x, y, size * 0.9, glow, 0.5) + drawIcon(canvas, hero, x, y, size, options);
    }
    case 'medallion': {
      // The badge is wider than the icon in it and must stay on the canvas.
      const fitting = Math.min(size, 340);
      return drawMedallion(canvas, hero, x, heroY ?? 262, fitting, options);
    }
    case 'relief':
      return (
        canvas.glow(x, heroY ?? 270, size * 0.95, glow, 0.5) +
        drawRelief(canvas, hero, x, heroY ?? 270, size, spec.mat, options)
      );
    case 'float':
      return drawHero(canvas, hero, x, heroY ?? 280, size, { ...options, shadow: false });
    case 'stand':
      return drawStanding(canvas, spec, hero, options);
  }
}

/** A hero object before a backdrop, with smaller objects around it. */
export function drawScene(canvas: Canvas, spec: SceneSpec): void {
  const mode = effectiveMode(spec);
  const options = spec.opts ?? {};
  const horizon = footings[spec.bg]?.horizon ?? HEIGHT;
  const placed = (spec.props ?? []).map((prop) => ({
    back: prop.back === true,
    draw: () => drawProp(canvas, prop, { glow: false, shadow: prop.y + prop.s / 2 >= horizon }),
  }));
  canvas.add(backdrops[spec.bg](canvas, mode === 'peek' ? { ...options, crowd: false } : options));
  for (const prop of placed) if (prop.back) canvas.add(prop.draw());
  if (spec.hero) canvas.add(drawSceneHero(canvas, spec, spec.hero, mode));
  const foreground = mode === 'peek' ? foregrounds[spec.bg] : undefined;
  if (foreground) canvas.add(foreground(canvas));
  for (const prop of placed) if (!prop.back) canvas.add(prop.draw());
  canvas.vignette(options.vig ?? 0.35);
}
