import { create } from 'zustand';
import type { CatalogueView, CategoryCard } from '../../../shared/contract/views.ts';
import { call, failureText } from '../../lib/api.ts';
import { startFrom } from '../../lib/start-from.ts';
import { browserStorage, storeJson } from '../../lib/storage.ts';
import { parseCatalogue } from './catalogue-cache.ts';

// The number changes with the shape, so that an old copy is never read as a new one.
const key = 'sawaal:catalogue:1';

interface CatalogueState {
  /** Null until something can be shown. */
  categories: readonly CategoryCard[] | null;
  /** The message of the last load when it failed; what was shown before stays. */
  error: string | null;
  load: () => Promise<void>;
}

export const useCatalogue = create<CatalogueState>((set) => ({
  categories: parseCatalogue(browserStorage.getItem(key))?.categories ?? null,
  error: null,
  load: async () => {
    set({ error: null });
    try {
      const catalogue = await call('catalogue');
      remember(catalogue);
      set({ categories: catalogue.categories });
    } catch (error) {
      set({ error: failureText(error) });
    }
  },
}));

function remember(catalogue: CatalogueView): void {
  storeJson(browserStorage, key, catalogue);
}

/** Takes the catalogue that the page brought along, and keeps it for a day without a connection. */
export function startWithCatalogue(catalogue: CatalogueView): void {
  startFrom(useCatalogue, { categories: catalogue.categories });
  remember(catalogue);
}
