import { lazy, Suspense } from 'react';
import { useToaster } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear. */
export function Toasts() {
  const needed = useToaster((state) => state.needed);
  return needed && <Suspense>{<Toaster />}</Suspense>;
}
