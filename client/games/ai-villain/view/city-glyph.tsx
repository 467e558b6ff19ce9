import type { CityId } from '../engine/constants.ts';
import { PLACES } from './city-places.ts';

/** A city's mark in a few strokes; decoration beside its name. */
export function CityGlyph({ id }: { id: CityId }) {
  return (
    <svg viewBox="0 0 32 34" aria-hidden="true">
      <path
        d={PLACES[id].glyph}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
