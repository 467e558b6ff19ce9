import { type ReactNode, useEffect } from 'react';

/** Ends what the page's first script does for a page that doesn't answer yet, and does what was asked of it meanwhile. */
function wake(): void {
  const { dataset } = document.documentElement;
  // Who it is is known now, and so is how this quiz stands for them.
  delete dataset.known;
  delete dataset.asleep;
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  for (const element of [form, button]) element?.removeAttribute('data-pressed');
  if (form) form.requestSubmit();
  else button?.click();
}

/** Around the whole page: by its effect, every other one has run. */
export function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => {
    wake();
    onAwake();
  }, [onAwake]);
  return children;
}
