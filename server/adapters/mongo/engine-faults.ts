import {
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import { StoreUnavailable } from '../../ports/store.ts';

const PASSING_CLASSES = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoWriteConcernError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
  MongoExpiredSessionError,
];
/** The driver doesn't export these classes. */
const PASSING_NAMES = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError']);
const PASSING_LABELS = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.SystemOverloadedError,
];
/**
 * The server's codes for what may pass: unreachable, timed out, shutting down, interrupted, stepped down, not primary,
 * out of disk space. Reads have no label for it.
 */
const PASSING_CODES = new Set([
  6, 7, 24, 50, 89, 91, 112, 134, 189, 262, 9001, 10107, 11600, 11601, 11602, 13435, 13436, 14031,
]);
const DUPLICATE_KEY = 11_000;

function mayPass(fault: MongoError): boolean {
  return (
    PASSING_CLASSES.some((passing) => fault instanceof passing) ||
    PASSING_NAMES.has(fault.name) ||
    PASSING_LABELS.some((label) => fault.hasErrorLabel(label)) ||
    PASSING_CODES.has(Number(fault.code))
  );
}

/** A connection breaks, or was ended, while the driver writes to it: this one fault comes as Node threw it. */
function isSocketFault(fault: unknown): fault is Error {
  if (!(fault instanceof Error) || fault instanceof MongoError) return false;
  return 'syscall' in fault || ('code' in fault && fault.code === 'EPIPE');
}

/** Whether a unique index on that field refused a write. */
export function isDuplicate(fault: unknown, field: string): boolean {
  return (
    fault instanceof MongoServerError && fault.code === DUPLICATE_KEY && field in (fault.keyPattern ?? {})
  );
}

/** What the server says of a refused write quotes the values in it, which don't belong in a log. */
function withoutValues({ code, codeName, keyPattern }: MongoServerError): Error {
  const fields = keyPattern ? ` on ${Object.keys(keyPattern).join(', ')}` : '';
  return new Error(`MongoDB refused a command: ${codeName ?? 'write error'} (${code})${fields}`);
}

/** Turns a fault that may pass into `StoreUnavailable`; anything else is a fault of ours and stays one. */
export function asUnavailable(fault: unknown): unknown {
  if (isSocketFault(fault)) return new StoreUnavailable(fault.message, { cause: fault });
  if (!(fault instanceof MongoError)) return fault;
  if (mayPass(fault)) return new StoreUnavailable(fault.message, { cause: fault });
  return fault instanceof MongoServerError ? withoutValues(fault) : fault;
}
