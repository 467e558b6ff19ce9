import { useCallback, useState } from 'react';

/** Whose details are open: a tablet that is turned shows cards in the place of rows, and keeps them open. */
export function useOpenDetails(): readonly [open: ReadonlySet<string>, toggle: (id: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return [open, toggle];
}
