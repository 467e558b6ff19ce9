import type { AdminCredentials, Admins } from './admin.service.ts';

const NO_OWNER = 'admin@sawaal.invalid';

export interface FirstAdminParts {
  readonly admins: Admins;
  readonly adminCount: () => Promise<number>;
  /** Undefined where nobody would be shown what is generated: then an admin is made by hand. */
  readonly generateSecret: (() => string) | undefined;
  /** Nobody can open the gate. */
  readonly onNobody: () => void;
  /** Shows generated credentials to the person who starts the site, once; never a log. */
  readonly print: (credentials: AdminCredentials) => void;
}

/** Where none is configured: sees to it that somebody can open the admin gate, by a generated first admin. */
export async function provideFirstAdmin(parts: FirstAdminParts): Promise<void> {
  const { admins, adminCount, generateSecret, onNobody, print } = parts;
  if ((await adminCount()) > 0) return;
  if (!generateSecret) {
    onNobody();
    return;
  }
  const generated = {
    email: NO_OWNER,
    adminKey: generateSecret(),
    secretCode: generateSecret(),
  };
  await admins.configure(generated);
  print(generated);
}
