import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the focus into a form's first field, when its dialog opens and when it takes another form's place. */
export function useFirstField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A dialog that is about to open looks for this attribute, which React keeps to itself.
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, []);
  return field;
}
