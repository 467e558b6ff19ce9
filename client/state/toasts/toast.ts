import { create } from 'zustand';
import type { ToastKind } from './toaster.tsx';

/** How long a toast stays, and how long one of the login and sign-up overlay does. */
export const TOAST_MS = 5_000;
export const AUTH_TOAST_MS = 3_000;

/** Toasts are rare, so their code comes with the first one. */
export const useToaster = create<{ readonly needed: boolean }>()(() => ({ needed: false }));

/** Takes every message away: what they were about is over. */
export function dismissToasts(): void {
  if (!useToaster.getState().needed) return;
  import('./toaster.tsx').then(({ dismissAll }) => dismissAll()).catch(() => undefined);
}

/** Shows a message at the top of the screen for a while. */
export function showToast(kind: ToastKind, message: string, ms: number = TOAST_MS): void {
  useToaster.setState({ needed: true });
  import('./toaster.tsx').then(({ present }) => present(kind, message, ms)).catch(() => undefined);
}
