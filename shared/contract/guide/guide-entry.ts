import type { ErrorCode } from '../errors.ts';

/** What the schemas can't say of a call. */
export interface CallGuide {
  readonly summary: string;
  readonly description?: string;
  /** What it refuses beyond what every call of its kind may: see `problemsOf`. */
  readonly problems?: readonly ErrorCode[];
  /** It answers without the store. */
  readonly storeless?: true;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}
