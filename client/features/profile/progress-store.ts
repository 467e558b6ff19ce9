import { create } from 'zustand';
import type { ProgressView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { sessionManager } from '../../state/session/session.ts';

/** How the member comes along; null until it has arrived, and where it doesn't: the profile stands without it. */
export const useProgress = create<{ readonly progress: ProgressView | null }>()(() => ({ progress: null }));

export async function fetchProgress(): Promise<void> {
  const manager = sessionManager();
  const token = manager.token();
  const progress = await call('progress').catch(() => null);
  if (progress && token === manager.token()) useProgress.setState({ progress });
}

export function forgetProgress(): void {
  useProgress.setState({ progress: null });
}
