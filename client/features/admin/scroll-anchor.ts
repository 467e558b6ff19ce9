import { isDialogOpen } from '../../lib/dialog-open.ts';

/** The part of the page whose content must not move while somebody looks at it. */
let region: HTMLElement | null = null;

/** For the `ref` of that part. */
export function watchScrollAnchor(element: HTMLElement | null): void {
  region = element;
}

/** Puts the focus where the reading goes on. */
export function resumeAtAnchor(id?: string): void {
  // What is to have the focus is only drawn now.
  requestAnimationFrame(() => ((id && document.getElementById(id)) || region)?.focus());
}

/** Whether somebody points into it, works in it, has scrolled it or is asked something. */
export function isAnchored(): boolean {
  if (!region) return false;
  return (
    region.matches(':hover') ||
    region.contains(document.activeElement) ||
    region.scrollTop > 0 ||
    region.getBoundingClientRect().top < 0 ||
    region.querySelector('[data-open]') !== null ||
    isDialogOpen()
  );
}
