import { type HttpCall, http, type Reply } from '../../shared/contract/http.ts';
import type { Problem, SessionView } from '../../shared/contract/views.ts';
import { checkProblem } from '../support/contract-check.ts';

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  /** What stands for `:name` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The address that a trusted proxy says the call came from. */
  readonly address?: string;
}

export interface ApiReply<T> {
  readonly status: number;
  readonly headers: Headers;
  /** On success, of the contract's shape. */
  readonly body: T;
  /** The problem's code; `OK` when there is none. */
  readonly code: string;
  /** The problem's message. */
  readonly message: string;
}

export interface TestApi {
  call<Call extends HttpCall>(name: Call, options?: CallOptions): Promise<ApiReply<Reply<Call>>>;
  signUp(form: object, address?: string): Promise<ApiReply<Reply<'createAccount'>>>;
  login(form: object, address?: string): Promise<ApiReply<Reply<'createSession'>>>;
  /** A new member, logged in. */
  join(username: string): Promise<SessionView>;
}

export const PASSWORD = 'correct horse';

/** A complete sign-up form of that name. */
export function formOf(username: string): { username: string; email: string; password: string } {
  return { username, email: `${username.toLowerCase()}@gmail.com`, password: PASSWORD };
}

/** The HTTP calls of the contract, as a browser makes them. */
export function createTestApi(url: () => string): TestApi {
  async function call<Call extends HttpCall>(
    name: Call,
    { body, token, address, params = {}, query }: CallOptions = {},
  ): Promise<ApiReply<Reply<Call>>> {
    const { method, path } = http[name];
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const response = await fetch(`${url()}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    const problem = response.ok ? undefined : (parsed as Problem);
    if (problem?.code !== undefined) checkProblem(name, problem.code);
    return {
      status: response.status,
      headers: response.headers,
      body: parsed as Reply<Call>,
      code: problem?.code ?? 'OK',
      message: problem?.detail ?? '',
    };
  }

  /** So that no two members of a test share the accounts of an address's day; believed behind a trusted proxy. */
  let joined = 0;
  const ownAddress = () => `198.18.${Math.floor(joined / 256) % 256}.${joined++ % 256}`;

  const at = (address?: string) => (address === undefined ? {} : { address });
  return {
    call,
    signUp: (form, address) => call('createAccount', { body: form, ...at(address) }),
    login: (form, address) => call('createSession', { body: form, ...at(address) }),
    async join(username) {
      const signedUp = await call('createAccount', { body: formOf(username), address: ownAddress() });
      if (signedUp.code !== 'OK') throw new Error(`${username} could not sign up: ${signedUp.code}`);
      const opened = await call('createSession', { body: { username, password: PASSWORD } });
      if (opened.code !== 'OK') throw new Error(`${username} could not log in: ${opened.code}`);
      return opened.body;
    },
  };
}
