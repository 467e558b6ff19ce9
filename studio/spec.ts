import { z } from 'zod';
import { compositionNames, compositions } from './compositions/index.ts';
import { hue, ink, point } from './ink/fields.ts';
import { letteringSchema } from './lettering.ts';
import { actorSchema } from './sprite/actor.ts';
import { flies } from './sprite/flying.ts';
import { foregroundName } from './stages/foreground.ts';
import { type StageName, stageNames, stages } from './stages/index.ts';

/** What every picture may name; the fields of its stage come on top. */
const commonFields = {
  composition: z.enum(compositionNames, {
    error: (issue) => `unknown composition "${String(issue.input)}"`,
  }),
  cast: z.array(actorSchema).max(9).default([]),
  text: z.array(letteringSchema).max(3).default([]),
  /** What comes between the cast and the eye. */
  foreground: z.array(foregroundName).max(2).default([]),
  /** Leaves close to the eye, at one side or both. */
  leaves: z
    .strictObject({
      side: z.enum(['l', 'r', 'lr']).default('r'),
      hue: hue.default('leaf'),
      glow: ink.default('leaf4'),
      bloom: hue.optional(),
    })
    .optional(),
  /** Bouquets in corners: a upper left, b upper right, c lower right, d lower left. */
  corners: z
    .strictObject({
      at: z.string().regex(/^[abcd]{1,4}$/, 'expected corners like "ab"'),
      hues: z.tuple([hue, hue, hue]).default(['rani', 'marigold', 'leaf']),
      size: z.number().min(0.4).max(1.3).default(1),
    })
    .optional(),
  /** Scallops hanging from the upper edge. */
  fringe: z.array(hue).min(1).max(4).optional(),
  /** A band of diamonds along the lower edge, in these inks. */
  band: z.array(ink).min(2).max(5).optional(),
  /** A painted board round the picture, in a hue, with flowers of another: for cards. */
  border: z.tuple([hue, hue]).optional(),
  /** Hues that the colours of the cast lean to. */
  keys: z.array(hue).max(5).optional(),
  /** Where the light comes from, when it is not the sun. */
  light: point.optional(),
};

const commonSchema = z.looseObject({ ...commonFields, stage: z.enum(stageNames) });

const stageSchema = (stage: StageName) =>
  z
    .strictObject({ ...commonFields, ...stages[stage].fields, stage: z.literal(stage) })
    .superRefine((spec, context) => {
      const fault = stages[stage].fault(spec);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
      const common = commonSchema.safeParse(spec);
      if (!common.success) return;
      for (const message of compositionFaults(common.data)) context.addIssue({ code: 'custom', message });
    });

function* compositionFaults(spec: z.output<typeof commonSchema>): Iterable<string> {
  const { cast, stages: only } = { stages: undefined, ...compositions[spec.composition] };
  const [fewest, most] = cast;
  if (spec.cast.length < fewest || spec.cast.length > most)
    yield `cast: a ${spec.composition} has ${fewest} to ${most} members, not ${spec.cast.length}`;
  if (only && !only.some((name) => name === spec.stage))
    yield `composition: a ${spec.composition} stands on ${only.join(', ')}`;
  if (!stages[spec.stage].weightless)
    for (const { i, float } of spec.cast)
      if (float && !flies(i)) yield `cast: ${i} hangs in the air and does not fly`;
  if (spec.composition === 'lettering' && spec.text.length === 0) yield 'text: lettering needs a text';
}

const isStage = (name: unknown): name is StageName => stageNames.some((stage) => stage === name);

const schemas = new Map(stageNames.map((stage) => [stage, stageSchema(stage)]));

/** What a picture shows, as its author writes it: how it is arranged, where, and with whom. */
export const imageSpecSchema = z.looseObject({ stage: z.unknown() }).transform((spec, context): ImageSpec => {
  const schema = isStage(spec.stage) ? schemas.get(spec.stage) : undefined;
  if (!schema) {
    context.addIssue({ code: 'custom', message: `unknown stage "${String(spec.stage ?? 'none')}"` });
    return z.NEVER;
  }
  const parsed = schema.safeParse(spec);
  if (parsed.success) return commonSchema.parse(parsed.data);
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

export type ImageSpec = z.output<typeof commonSchema>;

/** Everything wrong with a spec, each with the field it stands in. */
export const faultsOf = (spec: unknown): string[] => {
  const parsed = imageSpecSchema.safeParse(spec);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
};

/** The parsed spec, or an error that names the picture and every mistake in it. */
export function parseSpec(spec: unknown, picture: string): ImageSpec {
  const parsed = imageSpecSchema.safeParse(spec);
  if (parsed.success) return parsed.data;
  throw new Error(`${picture}: ${faultsOf(spec).join('; ')}`);
}
