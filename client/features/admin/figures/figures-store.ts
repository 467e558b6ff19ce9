import { create } from 'zustand';
import type { FiguresView } from '../../../../shared/contract/views.ts';
import { failureText } from '../../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { adminToken } from '../session/admin-session.ts';

interface FiguresState {
  readonly figures: FiguresView | null;
  /** Why they did not arrive. */
  readonly problem: string | null;
}

const nothing: FiguresState = { figures: null, problem: null };

export const useFigures = create<FiguresState>()(() => nothing);

/** However many events come, they are asked for once in so long; the server's own answer is younger than this. */
const AFTER_EVENT_MS = 2_500;

let isShown = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

export async function fetchFigures(): Promise<void> {
  const token = adminToken();
  try {
    const figures = await adminCall('figures');
    if (token !== adminToken()) return;
    const { figures: before } = useFigures.getState();
    if (figures.at >= (before?.at ?? 0)) useFigures.setState({ figures, problem: null });
  } catch (error) {
    if (token === adminToken()) useFigures.setState({ problem: failureText(error) });
  }
}

/** Something happened that may have changed them. */
export function hearOfChange(): void {
  if (!isShown || waiting !== undefined) return;
  waiting = setTimeout(() => {
    waiting = undefined;
    void fetchFigures();
  }, AFTER_EVENT_MS);
}

/** Says that they are on the screen; returns how to say that they are no longer. */
export function showFigures(): () => void {
  isShown = true;
  return () => {
    isShown = false;
    clearTimeout(waiting);
    waiting = undefined;
  };
}

export function forgetFigures(): void {
  useFigures.setState(nothing);
}
