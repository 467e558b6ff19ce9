import { useLayoutEffect } from 'react';

/** Puts the focus where something is wrong, with the words and not after them: a screen reader reads them there. */
export function useFocusOnProblem(id: string, problem: string | null | undefined): void {
  useLayoutEffect(() => {
    if (problem) document.getElementById(id)?.focus();
  }, [id, problem]);
}
