import type { CatalogueView } from '../../../shared/contract/views.ts';

/** Reads back a catalogue kept as text; null unless it is one. */
export function parseCatalogue(text: string | null): CatalogueView | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isCatalogue(value) ? value : null;
  } catch {
    return null;
  }
}

function isCatalogue(value: unknown): value is CatalogueView {
  if (typeof value !== 'object' || value === null || !('categories' in value)) return false;
  const { categories } = value;
  return (
    Array.isArray(categories) &&
    categories.length > 0 &&
    categories.every((category) => typeof category?.id === 'string' && Array.isArray(category.quizzes))
  );
}
