import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Elements } from '../../ui/elements.ts';

interface Announcement {
  readonly text: string;
  readonly count: number;
}

function Region({ said }: { readonly said: StoreApi<Announcement> }) {
  const { text, count } = useStore(said);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {/* The same words said twice would otherwise be no change, and silent. */}
      {count % 2 ? `${text}\u00a0` : text}
    </p>
  );
}

interface Announcer {
  readonly announce: (text: string) => void;
  readonly region: Elements;
}

function createAnnouncer(): Announcer {
  const said = createStore<Announcement>(() => ({ text: '', count: 0 }));
  return {
    announce: (text) => said.setState(({ count }) => ({ text, count: count + 1 })),
    region: <Region said={said} />,
  };
}

/** Words for screen readers: call `announce`, and put `region` once on the page. Only the region is drawn for new words. */
export function useAnnouncer(): Announcer {
  const [announcer] = useState(createAnnouncer);
  return announcer;
}
