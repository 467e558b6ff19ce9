import * as images from '../../images/index.ts';
import type { ImageSpec } from './rule.ts';

/** Every word that a picture shows, its number included, but not the year that a timeline asks for. */
export const specWords = (spec: ImageSpec): readonly string[] => {
  const { number } = spec;
  return [
    ...images.specWords(withoutAskedYear(spec)),
    ...(typeof number === 'number' ? [String(number)] : []),
  ];
};

/** The year that a timeline asks for is drawn as a question mark. */
const withoutAskedYear = (spec: ImageSpec): ImageSpec => {
  const parsed = images.imageSpecSchema.safeParse(spec);
  if (!parsed.success || parsed.data.t !== 'timeline') return spec;
  const { mark, events } = parsed.data;
  return { ...spec, events: events.map((event, i) => (i === mark ? { ...event, year: '?' } : event)) };
};

/** What the image generator refuses in a spec. */
export const specFaults = (spec: ImageSpec): readonly string[] => {
  const parsed = images.imageSpecSchema.safeParse(spec);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
};
