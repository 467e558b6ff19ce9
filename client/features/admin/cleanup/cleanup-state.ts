import { type ErrorCode, errorMessage } from '../../../../shared/contract/errors.ts';
import type {
  CleanupPermissionView,
  CleanupRunView,
  CleanupView,
} from '../../../../shared/contract/views.ts';
import type { LiveState } from '../../../state/live/live-resource.ts';

export interface CleanupState extends LiveState {
  readonly permission: CleanupPermissionView | null;
  /** The one that runs, or else the newest. */
  readonly run: CleanupRunView | null;
  /** Why it could not be started. */
  readonly refusal: string | null;
  /** Counts what was heard: a reply that was asked for before it is older. */
  readonly heard: number;
}

export const noCleanup: CleanupState = {
  permission: null,
  run: null,
  refusal: null,
  problem: null,
  heard: 0,
};

export type CleanupEvent = Pick<CleanupRunView, 'jobId' | 'state' | 'deleted'> & {
  readonly scanned?: number;
  readonly kept?: number;
  readonly code?: ErrorCode;
};

export function heardRun(state: CleanupState, event: CleanupEvent, now: number): CleanupState {
  const known = state.run?.jobId === event.jobId ? state.run : null;
  const run: CleanupRunView = {
    jobId: event.jobId,
    state: event.state,
    startedAt: known?.startedAt ?? now,
    scanned: event.scanned ?? known?.scanned ?? 0,
    deleted: event.deleted,
    kept: event.kept ?? known?.kept ?? 0,
    code: event.code ?? null,
  };
  return { ...state, run, refusal: null, heard: state.heard + 1 };
}

/** Takes a reply; `heard` is the count at which it was asked for. */
export function repliedRun(state: CleanupState, { running, last }: CleanupView, heard: number): CleanupState {
  return state.heard === heard ? { ...state, run: running ?? last } : state;
}

export function withPermission(state: CleanupState, permission: CleanupPermissionView): CleanupState {
  return permission.version < (state.permission?.version ?? 0) ? state : { ...state, permission };
}

/** What the admin reads of the cleanup; null when there is nothing to say. */
export function cleanupText({ run, refusal }: CleanupState): string | null {
  if (refusal !== null) return refusal;
  if (run === null) return null;
  if (run.state === 'running') return '🕒 Cleaning up inactive users...';
  if (run.state === 'completed') return `✅ Cleanup Completed: Deleted ${run.deleted} inactive users.`;
  return errorMessage(run.code === 'CLEANUP_NOT_ALLOWED' ? 'CLEANUP_NOT_ALLOWED' : 'CLEANUP_FAILED');
}
