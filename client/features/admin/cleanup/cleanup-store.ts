import { create } from 'zustand';
import type { CleanupPermissionView, CleanupPreviewView } from '../../../../shared/contract/views.ts';
import { failureText } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { adminCall } from '../session/admin-call.ts';
import { adminToken, serverNow } from '../session/admin-session.ts';
import {
  type CleanupEvent,
  type CleanupState,
  heardRun,
  noCleanup,
  repliedRun,
  withPermission,
} from './cleanup-state.ts';

interface PreviewState {
  readonly preview: CleanupPreviewView | null;
  /** Why it did not arrive. */
  readonly problem: string | null;
}

const noPreview: PreviewState = { preview: null, problem: null };

export const usePreview = create<PreviewState>()(() => noPreview);

export const useCleanup = create<CleanupState>()(() => noCleanup);

export function hearCleanup(event: CleanupEvent): void {
  useCleanup.setState((state) => heardRun(state, event, serverNow()));
}

export function hearPermission(permission: CleanupPermissionView): void {
  useCleanup.setState((state) => withPermission(state, permission));
}

/** Asks for the newest run and the permission; what is shown stays when no answer comes, and says so. */
export async function fetchCleanup(): Promise<void> {
  const token = adminToken();
  const { heard } = useCleanup.getState();
  try {
    const [view, permission] = await Promise.all([adminCall('cleanup'), adminCall('cleanupPermission')]);
    if (token !== adminToken()) return;
    hearPermission(permission);
    useCleanup.setState((state) => ({ ...repliedRun(state, view, heard), problem: null }));
  } catch (error) {
    if (token === adminToken()) useCleanup.setState({ problem: failureText(error) });
  }
}

export async function setPermission(cleanupAllowed: boolean): Promise<void> {
  try {
    hearPermission(await adminCall('setCleanupPermission', { body: { cleanupAllowed } }));
    useCleanup.setState({ refusal: null });
  } catch (error) {
    showToast('error', failureText(error));
    await fetchCleanup();
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
    await fetchCleanup();
  }
}

/** Who would go now. What is shown stays when no answer comes: it says of when it is. */
export async function fetchPreview(): Promise<void> {
  const token = adminToken();
  try {
    const preview = await adminCall('cleanupPreview');
    if (token !== adminToken()) return;
    usePreview.setState(({ preview: before }) =>
      preview.at < (before?.at ?? 0) ? {} : { preview, problem: null },
    );
  } catch (error) {
    if (token === adminToken()) usePreview.setState({ problem: failureText(error) });
  }
}

export function forgetCleanup(): void {
  usePreview.setState(noPreview);
  useCleanup.setState(noCleanup);
}
