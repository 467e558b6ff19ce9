import { describe, expect } from 'vitest';
import { SESSION_AT_LOGIN_MS, SESSION_AT_PROFILE_MS } from '../../../shared/rules/constants.ts';
import { startTestServer } from '../../servers/test-server.ts';
import { journey } from '../support/journey.ts';
import { createMember, logIn, seeMember, seeVisitor } from '../support/member.ts';

const SECOND_MS = 1_000;

describe.concurrent('the session in a browser, by the clock of the server', () => {
  journey(
    'at 60:00 from the login: there one second before, over at the moment, with one message and one reload',
    async ({ visit, onTestFinished }) => {
      const server = await startTestServer();
      onTestFinished(() => server.stop());
      await createMember(server, 'hourly');
      const page = await visit('/', { via: server });
      await logIn(page, 'hourly');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await server.clock.advance(SESSION_AT_LOGIN_MS - SECOND_MS);
      const me = await page.evaluate(async () => {
        const authorization = `Bearer ${sessionStorage.getItem('sessionToken')}`;
        return (await fetch('/api/me', { headers: { authorization } })).status;
      });
      expect(me).toBe(200);
      await seeMember(page, 'hourly');
      expect(loads).toBe(0);
      await server.clock.advance(SECOND_MS);
      await page.getByText('Session expired. Please log in again.').waitFor();
      await seeVisitor(page);
      expect(await page.evaluate(() => sessionStorage.getItem('sessionToken'))).toBeNull();
      expect(loads).toBe(1);
    },
  );

  journey(
    'at 30:00 from the opening of the profile, however long the login would have held',
    async ({ visit, onTestFinished }) => {
      const server = await startTestServer();
      onTestFinished(() => server.stop());
      await createMember(server, 'half_hour');
      const page = await visit('/', { via: server });
      await logIn(page, 'half_hour');
      await page.getByRole('link', { name: 'Profile of half_hour' }).click();
      await page.getByRole('dialog', { name: 'Important Information' }).waitFor();
      await server.clock.advance(SESSION_AT_PROFILE_MS - SECOND_MS);
      await seeMember(page, 'half_hour');
      await server.clock.advance(SECOND_MS);
      await page.getByText('Session expired. Please log in again.').waitFor();
      await seeVisitor(page);
    },
  );
});
