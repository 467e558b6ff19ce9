import { waitForFrame } from './frame-queue.ts';

/** Moves the focus: it lays the page out, which is a frame's work of its own where things move. Returns what calls it off. */
export function focusLater(
  find: () => HTMLElement | null | undefined,
  animates: boolean,
): (() => void) | undefined {
  const focus = (): void => find()?.focus({ preventScroll: true });
  if (animates) return waitForFrame(0, focus);
  focus();
  return undefined;
}
