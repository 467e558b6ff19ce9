import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { SAME_AGAIN_MS } from '../../../shared/rules/constants.ts';
import {
  isReservedName,
  mailboxOf,
  type SignUpFault,
  signUpFault,
  usernameKey,
} from '../../../shared/rules/signup.ts';
import { broadcastSlots } from '../../edges/live/slots-view.ts';
import type { Claimed, SignUpObstacle } from '../../ports/account-store.ts';
import type { Container } from '../../ports/container.ts';
import type { LoginLimit } from './login-limit.ts';

export interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type SignUpRefusal =
  | { readonly code: SignUpFault | SignUpObstacle }
  | { readonly code: 'RATE_LIMITED'; readonly retryAfter: number };

export type SignUpParts = Pick<Container, 'store' | 'passwords' | 'limits' | 'ids' | 'clock' | 'live'> & {
  readonly loginLimit: LoginLimit;
};

/** Sign-up: every rule in the specified order, and nothing is hashed for a form that cannot succeed. */
export function createSignUp(parts: SignUpParts) {
  const { store, passwords, limits, ids, clock, live, loginLimit } = parts;

  async function obstacle(username: string, mailbox: string): Promise<SignUpObstacle | null> {
    const found = await store.signUpObstacle({ usernameKey: usernameKey(username), mailbox });
    return found !== 'EMAIL_TAKEN' && isReservedName(username) ? 'USERNAME_TAKEN' : found;
  }

  /** The hash of an account that these very words made lately and that nobody has used: the reply may have been lost. */
  async function hashOfSame({ username, email }: SignUpForm): Promise<string | undefined> {
    const known = await store.credentials(usernameKey(username));
    const owner = known && (await store.accountOwner(known.accountId));
    if (owner?.username !== username || owner.email !== email) return undefined;
    const isUnused = owner.lastActive === owner.createdAt;
    return isUnused && clock.now() - owner.createdAt < SAME_AGAIN_MS ? known?.passwordHash : undefined;
  }

  /** The sign-up that made the account in its way is answered as it was; its password is guessed at as in a login. */
  async function again(
    form: SignUpForm,
    address: string,
    code: SignUpObstacle,
  ): Promise<Result<{ username: string }, SignUpRefusal>> {
    // Whichever stands in the way: of two at once, one may find the name taken before the mailbox.
    const passwordHash = await hashOfSame(form);
    if (passwordHash === undefined) return err({ code });
    const key = usernameKey(form.username);
    const retryAfter = await loginLimit.refuse(key, address);
    if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
    const isSame = await loginLimit.hashing(key, address, (asker) =>
      passwords.matches(passwordHash, form.password, asker),
    );
    if (!isSame) return err({ code });
    await loginLimit.succeeded(key, address);
    return ok({ username: form.username });
  }

  async function claim(form: SignUpForm, mailbox: string, address: string): Promise<Claimed> {
    const passwordHash = await passwords.hash(form.password, { address });
    return store.claimAccount({
      id: ids.account(),
      username: form.username,
      usernameKey: usernameKey(form.username),
      email: form.email,
      mailbox,
      passwordHash,
      createdAt: clock.now(),
    });
  }

  return async function signUp(
    form: SignUpForm,
    address: string,
  ): Promise<Result<{ username: string }, SignUpRefusal>> {
    const fault = signUpFault(form);
    const mailbox = mailboxOf(form.email);
    if (fault !== null || mailbox === null) return err({ code: fault ?? 'EMAIL_NOT_GMAIL' });
    const inTheWay = await obstacle(form.username, mailbox);
    if (inTheWay) return again(form, address, inTheWay);

    // Counted before it is made, so that many at once are no more; only one that was made counts.
    const retryAfter = await limits.refuse('account by address', address);
    let claimed: Claimed | undefined;
    try {
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
      claimed = await claim(form, mailbox, address);
    } finally {
      if (claimed?.kind !== 'claimed') await limits.giveBack('account by address', address);
    }
    if (claimed.kind === 'refused') return again(form, address, claimed.code);
    await loginLimit.succeeded(usernameKey(form.username), address);
    broadcastSlots(live, claimed.slots);
    return ok({ username: form.username });
  };
}

export type SignUp = ReturnType<typeof createSignUp>;
