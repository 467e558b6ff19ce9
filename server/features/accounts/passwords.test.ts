import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { argon2Passwords } from '../../adapters/local/argon2-passwords.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, () => ({ passwords: argon2Passwords }));
});
afterEach(() => server.stop());

describe('passwords', () => {
  it('are stored as argon2id hashes alone, and log in all the same [PRIVACY-1]', async () => {
    await server.api.signUp(formOf('Ayesha'));
    const known = await server.container.store.credentials('ayesha');
    expect(known?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await server.api.login({ username: 'Ayesha', password: PASSWORD })).status).toBe(201);
    expect((await server.api.login({ username: 'Ayesha', password: 'Correct horse' })).code).toBe(
      'WRONG_PASSWORD',
    );
    expect((await server.api.login({ username: 'Bilal', password: PASSWORD })).code).toBe('USER_NOT_FOUND');
  });
});
