import type { ComponentType } from 'react';
import { create } from 'zustand';
import { importPart } from '../../lib/import-part.ts';
import type { ToastKind } from './toaster.tsx';

/** How long a toast stays, and how long one of the login and sign-up overlay does. */
export const TOAST_MS = 5_000;
export const AUTH_TOAST_MS = 3_000;

interface ToasterState {
  /** Toasts are rare, so their code comes with the first one. */
  readonly Toaster: ComponentType | null;
  /** The newest message as plain text, where that code did not come. */
  readonly plain: { readonly kind: ToastKind; readonly message: string } | null;
}

export const useToaster = create<ToasterState>()(() => ({ Toaster: null, plain: null }));

const loadToaster = importPart(() => import('./toaster.tsx'));

/** Takes every message away: what they were about is over. */
export function dismissToasts(): void {
  useToaster.setState({ plain: null });
  if (useToaster.getState().Toaster) void loadToaster().then(({ dismissAll }) => dismissAll());
}

/** Shows a message at the top of the screen for a while. */
export function showToast(kind: ToastKind, message: string, ms: number = TOAST_MS): void {
  loadToaster().then(
    ({ default: Toaster, present }) => {
      useToaster.setState({ Toaster, plain: null });
      present(kind, message, ms);
    },
    () => {
      const plain = { kind, message };
      useToaster.setState({ plain });
      setTimeout(() => useToaster.setState((now) => (now.plain === plain ? { plain: null } : {})), ms);
    },
  );
}
