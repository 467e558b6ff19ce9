import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  isReservedName,
  mailboxOf,
  type SignUpFault,
  signUpFault,
  usernameKey,
} from '../../../shared/rules/signup.ts';
import { broadcastSlots } from '../../edges/live/slots-view.ts';
import type { SignUpObstacle } from '../../ports/account-store.ts';
import type { Container } from '../../ports/container.ts';

export interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type SignUpRefusal =
  | { readonly code: SignUpFault | SignUpObstacle }
  | { readonly code: 'RATE_LIMITED'; readonly retryAfter: number };

export type SignUpParts = Pick<Container, 'store' | 'passwords' | 'limits' | 'ids' | 'clock' | 'live'>;

/** Sign-up: every rule in the specified order, and nothing is hashed for a form that cannot succeed. */
export function createSignUp({ store, passwords, limits, ids, clock, live }: SignUpParts) {
  async function obstacle(username: string, mailbox: string): Promise<SignUpObstacle | null> {
    const found = await store.signUpObstacle({ usernameKey: usernameKey(username), mailbox });
    return found !== 'EMAIL_TAKEN' && isReservedName(username) ? 'USERNAME_TAKEN' : found;
  }

  return async function signUp(
    form: SignUpForm,
    address: string,
  ): Promise<Result<{ username: string }, SignUpRefusal>> {
    const retryAfter = await limits.refuse('sign-up by address', address);
    if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
    const fault = signUpFault(form);
    const mailbox = mailboxOf(form.email);
    if (fault !== null || mailbox === null) return err({ code: fault ?? 'EMAIL_NOT_GMAIL' });
    const inTheWay = await obstacle(form.username, mailbox);
    if (inTheWay) return err({ code: inTheWay });

    await wait(await limits.delay('sign-up by site', 'all'));
    const passwordHash = await passwords.hash(form.password);
    const claimed = await store.claimAccount({
      id: ids.account(),
      username: form.username,
      usernameKey: usernameKey(form.username),
      email: form.email.trim(),
      mailbox,
      passwordHash,
      createdAt: clock.now(),
    });
    if (claimed.kind === 'refused') return err({ code: claimed.code });
    broadcastSlots(live, claimed.slots);
    return ok({ username: form.username });
  };
}

export type SignUp = ReturnType<typeof createSignUp>;
