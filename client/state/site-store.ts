import { create } from 'zustand';
import type { SiteView } from '../../shared/contract/views.ts';
import { call } from '../lib/api.ts';

interface SiteState {
  site: SiteView | null;
  load: () => Promise<void>;
}

/** How this site is set up. Nothing depends on it being there, so a failed load shows nothing. */
export const useSite = create<SiteState>((set) => ({
  site: null,
  load: async () => {
    const site = await call('site').catch(() => null);
    if (site) set({ site });
  },
}));
