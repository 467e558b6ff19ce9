import { create } from 'zustand';
import type { QueueView } from '../../../../shared/contract/views.ts';
import { ApiError, failureText } from '../../../lib/api.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { adminCall } from '../session/admin-call.ts';
import { adminToken, serverNow } from '../session/admin-session.ts';

interface QueuesState {
  readonly queues: readonly QueueView[] | null;
  /** When they were told: ages go on from there. */
  readonly toldAt: number;
  /** Counts what was heard: a reply that was asked for before it is older. */
  readonly heard: number;
  /** Why they did not arrive. */
  readonly problem: string | null;
}

const nothing: QueuesState = { queues: null, toldAt: 0, heard: 0, problem: null };

export const useQueues = create<QueuesState>()(() => nothing);

export function hearQueues(queues: readonly QueueView[]): void {
  useQueues.setState(({ heard }) => ({
    queues,
    toldAt: serverNow(),
    heard: heard + 1,
    problem: null,
  }));
}

export async function fetchQueues(): Promise<void> {
  const token = adminToken();
  const { heard } = useQueues.getState();
  try {
    const { queues } = await adminCall('queues');
    if (token !== adminToken()) return;
    if (useQueues.getState().heard === heard) hearQueues(queues);
    else useQueues.setState({ problem: null });
  } catch (error) {
    if (token === adminToken()) useQueues.setState({ problem: failureText(error) });
  }
}

/** Puts a failed job into its queue again. */
export async function retryJob(queue: QueueView['name'], id: string): Promise<void> {
  try {
    await adminCall('retryJob', { params: { queue, id } });
  } catch (error) {
    // Gone from those that failed is what it was to be, where the first reply was lost.
    const isDone = error instanceof ApiError && error.inDoubt && error.code === 'NOT_FOUND';
    if (!isDone) showToast('error', failureText(error));
  }
  await fetchQueues();
}

export function forgetQueues(): void {
  useQueues.setState(nothing);
}
