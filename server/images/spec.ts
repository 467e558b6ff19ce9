import { z } from 'zod';
import { bookSchema } from './templates/book.ts';
import { browserSchema } from './templates/browser.ts';
import { cardSchema } from './templates/card.ts';
import { codeSchema } from './templates/code.ts';
import { coinSchema } from './templates/coin.ts';
import { crtSchema } from './templates/crt.ts';
import { elementSchema } from './templates/element.ts';
import { flagSchema } from './templates/flag.ts';
import { globeSchema } from './templates/globe.ts';
import { landmarkSchema } from './templates/landmark.ts';
import { mapSchema } from './templates/map.ts';
import { neonSignSchema } from './templates/neon-sign.ts';
import { networkSchema } from './templates/network.ts';
import { orbitsSchema } from './templates/orbits.ts';
import { paintingSchema } from './templates/painting.ts';
import { planetSchema } from './templates/planet.ts';
import { plinthSchema } from './templates/plinth.ts';
import { podiumSchema } from './templates/podium.ts';
import { quoteSchema } from './templates/quote.ts';
import { sceneSchema } from './templates/scene.ts';
import { staffSchema } from './templates/staff.ts';
import { timelineSchema } from './templates/timeline.ts';
import { vinylSchema } from './templates/vinyl.ts';

const schemas = [
  bookSchema,
  browserSchema,
  cardSchema,
  codeSchema,
  coinSchema,
  crtSchema,
  elementSchema,
  flagSchema,
  globeSchema,
  landmarkSchema,
  mapSchema,
  neonSignSchema,
  networkSchema,
  orbitsSchema,
  paintingSchema,
  planetSchema,
  plinthSchema,
  podiumSchema,
  quoteSchema,
  sceneSchema,
  staffSchema,
  timelineSchema,
  vinylSchema,
] as const;

const templateNames = new Set<string>(schemas.map((schema) => schema.shape.t.value));

/** What a picture shows, as its author writes it: the template `t` and its fields. */
export const imageSpecSchema = z.discriminatedUnion('t', schemas, {
  error: ({ input }) => {
    const name = typeof input === 'object' && input !== null && 't' in input ? String(input.t) : 'none';
    return templateNames.has(name) ? undefined : `unknown template "${name}"`;
  },
});

export type ImageSpec = z.infer<typeof imageSpecSchema>;

/** The parsed spec, or an error that names the picture and every mistake in it. */
export function parseSpec(spec: unknown, picture: string): ImageSpec {
  const parsed = imageSpecSchema.safeParse(spec);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) =>
    issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message,
  );
  throw new Error(`${picture}: ${mistakes.join('; ')}`);
}
