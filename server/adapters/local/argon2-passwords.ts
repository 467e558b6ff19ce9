import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../ports/passwords.ts';

/** argon2id at the parameters that OWASP names first: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash of a secret that nobody knows, made once. */
let decoy: Promise<string> | undefined;

/** One keyboard writes é as a letter, another as a letter and a mark. */
const oneForm = (secret: string) => secret.normalize('NFC');

/** As it was typed first: so was what is stored from before. A miss takes as long whatever is stored. */
async function matches(stored: string, typed: string): Promise<boolean> {
  const inOneForm = oneForm(typed);
  return (await verify(stored, typed)) || (inOneForm !== typed && verify(stored, inOneForm));
}

export const argon2Passwords: Passwords = {
  hash: (secret) => hash(oneForm(secret), COST),
  matches,
  async matchNothing(secret) {
    decoy ??= hash(crypto.randomUUID(), COST);
    await matches(await decoy, secret);
  },
};
