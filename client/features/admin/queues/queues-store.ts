import { create } from 'zustand';
import type { QueueView } from '../../../../shared/contract/views.ts';
import { ApiError, failureText } from '../../../lib/api.ts';
import type { LiveState } from '../../../state/live/live-resource.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { adminResource } from '../admin-resource.ts';
import { adminCall } from '../session/admin-call.ts';
import { serverNow } from '../session/admin-session.ts';

interface QueuesState extends LiveState {
  readonly queues: readonly QueueView[] | null;
  /** When they were told: ages go on from there. */
  readonly toldAt: number;
}

export const useQueues = create<QueuesState>()(() => ({ queues: null, toldAt: 0, problem: null }));

const told = (queues: readonly QueueView[]): QueuesState => ({ queues, toldAt: serverNow(), problem: null });

export const queuesResource = adminResource({
  store: useQueues,
  fetch: () => adminCall('queues'),
  take: ({ queues }, state, asked) => (state.queues === asked.queues ? told(queues) : {}),
  on: { 'queues:changed': ({ queues }) => useQueues.setState(told(queues)) },
});

/** Puts a failed job into its queue again. */
export async function retryJob(queue: QueueView['name'], id: string): Promise<void> {
  try {
    await adminCall('retryJob', { params: { queue, id } });
  } catch (error) {
    // Gone from those that failed is what it was to be, where the first reply was lost.
    const isDone = error instanceof ApiError && error.inDoubt && error.code === 'NOT_FOUND';
    if (!isDone) showToast('error', failureText(error));
  }
  await queuesResource.refresh();
}
