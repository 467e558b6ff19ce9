import { useMedia } from '../../../ui/use-media.ts';

/** Whether there is room for the whole table at once. */
export const useWide = (): boolean => useMedia('(width >= 52rem)');
