import { type ErrorCode, errorMessage, errors } from '../../shared/contract/errors.ts';
import type { Body, HttpCall, Reply } from '../../shared/contract/http.ts';
import { endpoints } from '../../shared/contract/paths.ts';
import type { Problem } from '../../shared/contract/views.ts';
import { noteDate } from './http-time.ts';
import type { FetchedFile } from './save-file.ts';

/** A call that did not succeed, with a message that can be shown as it is. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'OFFLINE';
  /** 0 when no answer came at all. */
  readonly status: number;
  /** What the problem says beyond code and message. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the call may have been carried out all the same: a reply of it was lost. */
  readonly inDoubt: boolean;

  constructor(
    code: ErrorCode | 'OFFLINE',
    status: number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    inDoubt = false,
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.inDoubt = inDoubt;
  }
}

/** What is shown for a failure of any kind. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : errorMessage('SOMETHING_WRONG');
}

/** Who the member's calls are made for. */
export interface Caller {
  token(): string | null;
  /** The server no longer accepts the token that a call was made with; `reason` is what it says of that. */
  refused(token: string, reason: unknown): void;
}

let caller: Caller = { token: () => null, refused: () => {} };

/** From now on member calls carry this caller's token. */
export function callAs(next: Caller): void {
  caller = next;
}

// The token goes where it is needed and nowhere else.
const memberCalls: ReadonlySet<HttpCall> = new Set([
  'endSession',
  'profile',
  'me',
  'changePassword',
  'exportAccount',
  'deleteAccount',
  'ledger',
  'progress',
  'locks',
  'createWithdrawal',
  'withdrawals',
  'support',
] as const);

/** After this without a word from the server a call has failed: it may have been carried out or not. */
const ANSWER_WITHIN_MS = 12_000;

interface CallOptions {
  /** Whom the call is made for, when that is not the member. */
  token?: string;
  /** What stands for `:name` in the path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}
export type Options<Call extends HttpCall> =
  Body<Call> extends undefined ? [options?: CallOptions] : [options: CallOptions & { body: Body<Call> }];

/** Ends what nobody answers; each `renew` gives it as long again. */
async function withPatience<T>(run: (signal: AbortSignal, renew: () => void) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const give = () => setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
  let timer = give();
  try {
    return await run(controller.signal, () => {
      clearTimeout(timer);
      timer = give();
    });
  } catch (error) {
    throw controller.signal.aborted ? unreachable() : error;
  } finally {
    clearTimeout(timer);
  }
}

/** A file may take long, as long as it goes on coming. */
async function contentOf(response: Response, renew: () => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      renew();
      parts.push(part.value);
    }
  } catch {
    throw unreachable();
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Fetches what a declared call answers with as a file, under the name that the server gives it. */
export function fetchFile(name: HttpCall, options: CallOptions): Promise<FetchedFile> {
  return withPatience(async (signal, renew) => {
    const response = await send(name, options.token ?? null, options, signal);
    if (!response.ok) throw await failure(response);
    const disposition = response.headers.get('content-disposition') ?? '';
    const content = await contentOf(response, renew);
    return { content, name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? name };
  });
}

/**
 * Makes a declared call; the reply is typed by its declaration, every failure is an `ApiError`. A change that nobody answers may have
 * been made: it is asked for once more, which changes nothing twice, before anything is said.
 */
export async function call<Call extends HttpCall>(
  name: Call,
  ...[options = {}]: Options<Call>
): Promise<Reply<Call>> {
  const token = options.token ?? (memberCalls.has(name) ? caller.token() : null);
  const begun = performance.now();
  try {
    return await attempt(name, token, options);
  } catch (error) {
    if (endpoints[name].method === 'GET' || !isUnanswered(error)) throw error;
    // Where even the failure took its time, another try would take the user's.
    if (performance.now() - begun > AGAIN_WITHIN_MS) throw inDoubt(error);
  }
  return attempt(name, token, options).catch((error) => {
    throw inDoubt(error);
  });
}

const AGAIN_WITHIN_MS = 2_000;
const DOUBT = 'It may have arrived all the same: sent again, it is done only once.';

/** Whether nothing is known of what became of a call. A server that says when to come back has done nothing. */
const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status < 400 || error.status >= 500) &&
  error.details.retryAfter === undefined;

function inDoubt(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, status, message, details } = error;
  const isOpen = isUnanswered(error) || status === 429;
  return new ApiError(code, status, isOpen ? `${message} ${DOUBT}` : message, details, true);
}

function attempt<Call extends HttpCall>(
  name: Call,
  token: string | null,
  options: CallOptions & { body?: unknown },
): Promise<Reply<Call>> {
  return withPatience(async (signal) => {
    const response = await send(name, token, options, signal);
    if (!response.ok) {
      const error = await failure(response);
      if (error.code === 'SESSION_EXPIRED' && token) caller.refused(token, error.details.reason);
      throw error;
    }
    if (response.status === 204) return null as Reply<Call>;
    try {
      return (await response.json()) as Reply<Call>;
    } catch {
      throw new ApiError('SOMETHING_WRONG', response.status, errorMessage('SOMETHING_WRONG'));
    }
  });
}

function addressOf(path: string, { params = {}, query }: CallOptions): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

async function send(
  name: HttpCall,
  token: string | null,
  { body, ...address }: CallOptions & { body?: unknown },
  signal: AbortSignal,
): Promise<Response> {
  const { method, path } = endpoints[name];
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers, signal };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(addressOf(path, address), init);
    noteDate(response.headers.get('date'));
    return response;
  } catch {
    throw unreachable();
  }
}

const unreachable = (): ApiError =>
  new ApiError('OFFLINE', 0, 'Sawaal cannot be reached. Please check your connection.');

async function failure(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const code = problem?.code;
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  if (code && Object.hasOwn(errors, code)) {
    return new ApiError(
      code as ErrorCode,
      response.status,
      problem.detail ?? errorMessage(code as ErrorCode),
      { ...problem, retryAfter },
    );
  }
  const fallback = response.status >= 502 ? 'UNAVAILABLE' : 'SOMETHING_WRONG';
  return new ApiError(fallback, response.status, errorMessage(fallback), { retryAfter });
}
