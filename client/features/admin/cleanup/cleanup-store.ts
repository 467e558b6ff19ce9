import { create } from 'zustand';
import type { CleanupPermissionView, CleanupPreviewView } from '../../../../shared/contract/views.ts';
import { failureText } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import type { LiveState } from '../../../state/live/live-resource.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { adminResource } from '../admin-resource.ts';
import { adminCall } from '../session/admin-call.ts';
import { serverNow } from '../session/admin-session.ts';
import {
  type CleanupEvent,
  type CleanupState,
  heardRun,
  noCleanup,
  repliedRun,
  withPermission,
} from './cleanup-state.ts';

interface PreviewState extends LiveState {
  readonly preview: CleanupPreviewView | null;
}

export const usePreview = create<PreviewState>()(() => ({ preview: null, problem: null }));

export const useCleanup = create<CleanupState>()(() => noCleanup);

function hearCleanup(event: CleanupEvent): void {
  useCleanup.setState((state) => heardRun(state, event, serverNow()));
}

function hearPermission(permission: CleanupPermissionView): void {
  useCleanup.setState((state) => withPermission(state, permission));
}

export const cleanupResource = adminResource({
  store: useCleanup,
  fetch: () => Promise.all([adminCall('cleanup'), adminCall('cleanupPermission')]),
  take: ([view, permission], state, { heard }) => repliedRun(withPermission(state, permission), view, heard),
  on: {
    'cleanup:progress': (progress) => hearCleanup({ ...progress, state: 'running' }),
    'cleanup:completed': (result) => hearCleanup({ ...result, state: 'completed' }),
    'cleanup:failed': (failure) => hearCleanup({ ...failure, state: 'failed' }),
    'cleanup-permission:changed': hearPermission,
  },
});

/** Who would go now. */
export const previewResource = adminResource({
  store: usePreview,
  fetch: () => adminCall('cleanupPreview'),
  take: (preview, { preview: before }) => (preview.at < (before?.at ?? 0) ? {} : { preview }),
  refetchOn: ['cleanup:completed'],
});

export async function setPermission(cleanupAllowed: boolean): Promise<void> {
  try {
    hearPermission(await adminCall('setCleanupPermission', { body: { cleanupAllowed } }));
    useCleanup.setState({ refusal: null });
  } catch (error) {
    showToast('error', failureText(error));
    await cleanupResource.refresh();
  }
}

/** Starts a cleanup; while one runs this is the same one. */
export async function startCleanup(): Promise<void> {
  try {
    const { heard } = useCleanup.getState();
    const { jobId } = await adminCall('startCleanup', { body: { jobId: newId() } });
    // Its first news may have come before this reply.
    if (useCleanup.getState().heard === heard) hearCleanup({ jobId, state: 'running', deleted: 0 });
  } catch (error) {
    useCleanup.setState({ refusal: failureText(error) });
    await cleanupResource.refresh();
  }
}
