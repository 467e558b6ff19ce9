import { create } from 'zustand';
import type { CleanupPermissionView } from '../../../../shared/contract/views.ts';
import { showToast } from '../../toasts/toast.ts';
import { adminCall, failureText } from '../session/admin-call.ts';
import { adminToken, serverNow } from '../session/admin-session.ts';
import {
  type CleanupEvent,
  type CleanupState,
  heardRun,
  noCleanup,
  repliedRun,
  withPermission,
} from './cleanup-state.ts';

export const useCleanup = create<CleanupState>()(() => noCleanup);

export function hearCleanup(event: CleanupEvent): void {
  useCleanup.setState((state) => heardRun(state, event, serverNow()));
}

export function hearPermission(permission: CleanupPermissionView): void {
  useCleanup.setState((state) => withPermission(state, permission));
}

/** Asks for the newest run and the permission; what is shown stays when no answer comes. */
export async function fetchCleanup(): Promise<void> {
  const token = adminToken();
  const { heard } = useCleanup.getState();
  const [view, permission] = await Promise.all([adminCall('cleanup'), adminCall('cleanupPermission')]);
  if (token !== adminToken()) return;
  hearPermission(permission);
  useCleanup.setState((state) => repliedRun(state, view, heard));
}

export async function setPermission(cleanupAllowed: boolean): Promise<void> {
  try {
    hearPermission(await adminCall('setCleanupPermission', { body: { cleanupAllowed } }));
    useCleanup.setState({ refusal: null });
  } catch (error) {
    showToast('error', failureText(error));
  }
}

/** Starts a cleanup; while one runs this is the same one. */
export async function startCleanup(): Promise<void> {
  try {
    const { heard } = useCleanup.getState();
    const { jobId } = await adminCall('startCleanup');
    // Its first news may have come before this reply.
    if (useCleanup.getState().heard === heard) hearCleanup({ jobId, state: 'running', deleted: 0 });
  } catch (error) {
    useCleanup.setState({ refusal: failureText(error) });
  }
}

export function forgetCleanup(): void {
  useCleanup.setState(noCleanup);
}
