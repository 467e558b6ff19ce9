import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useExpired } from './use-expired.ts';

/** How long something has to stand before a press can be meant for it: nobody reads, decides and presses in less. */
const UNREAD_MS = 350;

/** Whether what stands around has only just come: buttons say so, and do nothing yet. */
export const UnreadContext = createContext(false);

type Timed = Pick<Event, 'timeStamp'>;

export interface PressGuard {
  /** For the element around what is pressed, by pointer, key or assistive technology. */
  readonly around: {
    onPointerDownCapture(event: PointerEvent): void;
    onKeyDownCapture(event: KeyboardEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
  /** Whether what began then can have been meant for what is shown now. */
  isMeant(event: Timed): boolean;
  /** For `UnreadContext`. */
  readonly isUnread: boolean;
}

/**
 * Keeps presses from what they were not meant for. `shown` says what stands where, as text: a press that comes within
 * 350 ms of a change of it, or was begun before, does nothing.
 */
export function usePressGuard(shown: string): PressGuard {
  const drawnAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it changes is all that matters
  useLayoutEffect(() => {
    drawnAt.current = performance.now();
  }, [shown]);
  const isUnread = !useExpired(shown, UNREAD_MS);

  const steady = useMemo(() => {
    const begun: { pointer?: Timed; key?: Timed } = {};
    const isMeant = ({ timeStamp }: Timed): boolean => timeStamp >= drawnAt.current + UNREAD_MS;
    const around = {
      onPointerDownCapture(event: PointerEvent): void {
        begun.pointer = event;
      },
      onKeyDownCapture(event: KeyboardEvent): void {
        if (event.key === 'Enter' || event.key === ' ') begun.key = event;
      },
      onClickCapture(event: MouseEvent): void {
        // A click of a key, or of assistive technology, counts no clicks.
        const by = event.detail > 0 ? 'pointer' : 'key';
        const start = begun[by] ?? event;
        delete begun[by];
        if (isMeant(start)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    return { around, isMeant };
  }, []);
  return { ...steady, isUnread };
}
