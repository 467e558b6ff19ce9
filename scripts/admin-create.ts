import { createAdmins } from '../server/admin/admin.service.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { createContainer } from '../server/container/create-container.ts';
import { StartRefused } from '../server/ports/start-refused.ts';
import { ask } from './admin-create/ask.ts';

/** `npm run admin:create`: makes or changes the record of an admin, from `ADMIN_*` or by asking. */

const QUESTIONS = [
  { text: 'E-mail: ', isSecret: false },
  { text: 'Admin key (8 characters or more, not shown): ', isSecret: true },
  { text: 'Secret code (8 characters or more, not shown): ', isSecret: true },
];

const SAID = {
  created: 'is an admin now',
  changed: 'has a new admin key and secret code; sessions of the old ones are over',
  unchanged: 'has just these already: nothing changed',
};

async function askForAdmin(): Promise<NodeJS.ProcessEnv> {
  const [email, key, code] = await ask(
    { input: process.stdin, output: process.stderr, isTerminal: process.stdin.isTTY === true },
    QUESTIONS,
  );
  return { ADMIN_EMAIL: email?.trim(), ADMIN_KEY: key, ADMIN_SECRET_CODE: code };
}

/** What is set, or asked for, by the rules of the configuration. */
async function readAdmin(environment: NodeJS.ProcessEnv) {
  const isSet = readConfig(environment).ADMIN_EMAIL !== undefined;
  const config = isSet ? readConfig(environment) : readConfig({ ...environment, ...(await askForAdmin()) });
  const { ADMIN_EMAIL: email, ADMIN_KEY: adminKey, ADMIN_SECRET_CODE: secretCode } = config;
  if (email === undefined || adminKey === undefined || secretCode === undefined) {
    throw new ConfigError('an e-mail address, an admin key and a secret code are needed');
  }
  return { email, adminKey, secretCode };
}

try {
  const container = await createContainer(readConfig());
  try {
    const credentials = await readAdmin(process.env);
    const admins = createAdmins({ ...container, onSessionEnded: () => {} });
    console.log(`${credentials.email} ${SAID[await admins.setCredentials(credentials)]}`);
  } finally {
    await container.close();
  }
} catch (fault) {
  if (!(fault instanceof StartRefused)) throw fault;
  console.error(`admin:create: nothing done: ${fault.message}`);
  process.exitCode = 1;
}
