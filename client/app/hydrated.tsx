import { type ReactNode, useEffect } from 'react';

/** Around the whole page: its effect runs once every other one has. */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => {
    // Who it is is known now, and so is how this quiz stands for them.
    delete document.documentElement.dataset.known;
    onHydrated();
  }, [onHydrated]);
  return children;
}
