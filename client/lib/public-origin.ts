import { create } from 'zustand';

/** The site's own origin as the server knows it; null where it doesn't, and addresses begin at the root then. */
export const usePublicOrigin = create<{ readonly origin: string | null }>()(() => ({ origin: null }));
