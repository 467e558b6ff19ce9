import { create } from 'zustand';
import type { FiguresView } from '../../../../shared/contract/views.ts';
import type { LiveState } from '../../../state/live/live-resource.ts';
import { adminResource } from '../admin-resource.ts';
import { adminCall } from '../session/admin-call.ts';

interface FiguresState extends LiveState {
  readonly figures: FiguresView | null;
}

export const useFigures = create<FiguresState>()(() => ({ figures: null, problem: null }));

export const figuresResource = adminResource({
  store: useFigures,
  fetch: () => adminCall('figures'),
  take: (figures, { figures: before }) => (figures.at < (before?.at ?? 0) ? {} : { figures }),
  refetchOn: ['withdrawal:added', 'withdrawal:changed', 'cleanup:completed'],
  // The server's own answer is younger than this.
  gatherMs: 2_500,
});
