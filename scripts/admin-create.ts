import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config.ts';
import type { ServerAdapters } from '../server/container/adapters.ts';
import { pickAdapters } from '../server/container/pick-adapters.ts';
import { createAdmins } from '../server/features/admin/admin.service.ts';
import { StartRefused } from '../server/ports/start-refused.ts';
import { ask } from './admin-create/ask.ts';

/**
 * `npm run admin:create`: makes or changes the record of an admin, from `ADMIN_*` or by asking; `-- --list` says who is one,
 * `-- --remove <e-mail>` takes one away.
 */

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

function readOptions() {
  try {
    return parseArgs({ options: { list: { type: 'boolean' }, remove: { type: 'string' } } }).values;
  } catch (fault) {
    throw new ConfigError((fault as Error).message);
  }
}

async function create(container: ServerAdapters): Promise<string> {
  const credentials = await readAdmin(process.env);
  const admins = createAdmins({ ...container, onSessionEnded: () => {} });
  return `${credentials.email} ${SAID[await admins.setCredentials(credentials)]}`;
}

async function remove({ store, clock }: ServerAdapters, email: string): Promise<string> {
  if (!(await store.removeAdmin(email, clock.now()))) throw new ConfigError(`${email} is no admin`);
  return `${email} is no admin any more; all their sessions are over`;
}

async function list({ store }: ServerAdapters): Promise<string> {
  const lines = (await store.admins()).map(({ email, isConfigured }) =>
    isConfigured ? `${email} (made at a start)` : email,
  );
  return lines.join('\n') || 'nobody is an admin';
}

try {
  const options = readOptions();
  const container = await pickAdapters(readConfig());
  try {
    if (options.list) console.log(await list(container));
    else if (options.remove !== undefined) console.log(await remove(container, options.remove));
    else console.log(await create(container));
  } finally {
    await container.close();
  }
} catch (fault) {
  if (!(fault instanceof StartRefused)) throw fault;
  console.error(`admin:create: nothing done: ${fault.message}`);
  process.exitCode = 1;
}
