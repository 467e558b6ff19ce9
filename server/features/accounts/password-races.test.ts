import { afterEach, beforeEach, expect, it } from 'vitest';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const NEW = 'a new battery staple';

let server: TestServer;
/** What happens between the look at a password and the step that rests on it. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  meanwhile = async () => {};
  const once = async () => {
    const run = meanwhile;
    meanwhile = async () => {};
    await run();
  };
  server = await startTestServer({}, ({ store }) => ({
    store: {
      ...store,
      openSession: async (...call) => once().then(() => store.openSession(...call)),
      deleteAccount: async (...call) => once().then(() => store.deleteAccount(...call)),
    },
  }));
  await server.api.signUp(formOf('Ayesha'));
});
afterEach(() => server.stop());

const logIn = async (password = PASSWORD) => server.api.login({ username: 'Ayesha', password });

it('a login that meets a change of the password hears that the password is wrong, not that nobody has the name [SESSION-30]', async () => {
  const { sessionToken: token } = (await logIn()).body;
  meanwhile = () => server.api.call('changePassword', { token, body: { current: PASSWORD, next: NEW } });
  expect((await logIn()).code).toBe('WRONG_PASSWORD');
  meanwhile = () => server.api.call('deleteAccount', { token, body: { password: NEW } });
  expect((await logIn(NEW)).code).toBe('USER_NOT_FOUND');
});

it('a deletion that meets a change of the password hears that the password is wrong, and its session goes on [SESSION-30]', async () => {
  const { sessionToken: token } = (await logIn()).body;
  const deletion = (password: string) => server.api.call('deleteAccount', { token, body: { password } });
  meanwhile = () => server.api.call('changePassword', { token, body: { current: PASSWORD, next: NEW } });
  expect((await deletion(PASSWORD)).code).toBe('WRONG_PASSWORD');
  meanwhile = () => server.api.call('endSession', { token });
  expect((await deletion(NEW)).code).toBe('SESSION_EXPIRED');
});
