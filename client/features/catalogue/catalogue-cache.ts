import type { CatalogueView } from '../../../shared/contract/views.ts';
import { parseJson } from '../../lib/storage.ts';

/** Reads back a catalogue kept as text; null unless it is one. */
export const parseCatalogue = (text: string | null): CatalogueView | null =>
  parseJson(text, (value) => (isCatalogue(value) ? value : null));

function isCatalogue(value: object): value is CatalogueView {
  const { categories } = value as Partial<CatalogueView>;
  return (
    Array.isArray(categories) &&
    categories.length > 0 &&
    categories.every((category) => typeof category?.id === 'string' && Array.isArray(category.quizzes))
  );
}
