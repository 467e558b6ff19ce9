import { create } from 'zustand';

export type ToastKind = 'success' | 'error';

/** How long a toast stays, and how long one of the login and sign-up overlay does. */
export const TOAST_MS = 5_000;
export const AUTH_TOAST_MS = 3_000;

/** Toasts are rare, so their code comes with the first one. */
export const useToaster = create<{ readonly needed: boolean }>()(() => ({ needed: false }));

/** Shows a message at the top of the screen for a while. */
export function showToast(kind: ToastKind, message: string, ms: number = TOAST_MS): void {
  useToaster.setState({ needed: true });
  import('./toaster.tsx').then(({ present }) => present(kind, message, ms)).catch(() => undefined);
}
