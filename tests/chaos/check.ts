import type { AdminWithdrawalView, SupportGroupsView } from '../../shared/contract/views.ts';
import { QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import type { TestApi } from '../clients/test-api.ts';
import type { Load } from '../load/load.ts';
import { patientApi, patiently } from '../load/retry.ts';
import type { ChaosAdmin } from './admin.ts';
import { differencesOfMember, differencesOfRequest } from './money-model.ts';
import type { Record } from './record.ts';
import type { ChaosSite } from './site.ts';

/** At `POINTS_PER_CORRECT` of `chaosEnvironment`. */
const MOST_OF_PLAY = QUESTIONS_PER_PLAY * WITHDRAWAL_POINTS;

/** Everything of a list that comes in pages. */
async function* pagesOf<Page extends { nextCursor: string | null }>(
  url: string,
  token: string,
): AsyncGenerator<Page> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const address = new URL(url);
    address.searchParams.set('limit', '200');
    if (cursor !== '') address.searchParams.set('cursor', cursor);
    const response = await patiently(() => fetch(address, { headers: { authorization: `Bearer ${token}` } }));
    if (!response.ok) throw new Error(`${address.pathname} answers ${response.status}`);
    const page = (await response.json()) as Page;
    yield page;
    cursor = page.nextCursor;
  }
}

type Requests = { withdrawals: AdminWithdrawalView[]; nextCursor: string | null };
type Messages = SupportGroupsView & { nextCursor: string | null };

export interface Run {
  readonly site: ChaosSite;
  readonly api: TestApi;
  readonly load: Load;
  readonly admin: ChaosAdmin;
  readonly record: Record;
}

export async function allRequests({ site, admin }: Run): Promise<readonly AdminWithdrawalView[]> {
  const pages = pagesOf<Requests>(`${site.url}/api/admin/withdrawals`, admin.token);
  return (await Array.fromAsync(pages)).flatMap(({ withdrawals }) => withdrawals);
}

const contentOf = ({ status, reference }: { status: string; reference: string | null }) => ({
  status,
  reference,
});

/** What a browser's event shows of live state with a version, for the record. */
export function watchInto(record: Record, by: string, event: string, payload: unknown): void {
  if (event === 'withdrawal:changed' || event === 'withdrawal:added') {
    const { withdrawal } = payload as { withdrawal: AdminWithdrawalView };
    const { id, version } = withdrawal;
    record.see({ what: `withdrawal ${id}`, version, content: contentOf(withdrawal), by });
  }
  if (event === 'profile:changed') {
    const { version, points, quizCount } = payload as { version: number; points: number; quizCount: number };
    record.see({ what: `profile of ${by}`, version, content: { points, quizCount }, by });
  }
  if (event === 'slots:changed') {
    const { version, taken } = payload as { version: number; taken: number };
    record.see({ what: 'slots', version, content: { taken }, by });
  }
}

/** Member by member: what was told, what is stored, what was shown. */
async function differencesOfMembers({ api: given, load, record }: Run): Promise<string[]> {
  const differences: string[] = [];
  const api = patientApi(given);
  for (const { username, sessionToken, plays, withdrawalIds } of load.members) {
    const me = await api.call('me', { token: sessionToken });
    if (me.status !== 200) {
      differences.push(`${username} is not known any more: ${me.code}`);
      continue;
    }
    const { points, quizCount, version, withdrawals } = me.body;
    const earned = plays.map(({ result }) => result?.earned ?? null);
    const seen = {
      username,
      points,
      requests: withdrawals.length,
      acknowledged: withdrawalIds.length,
      earned,
    };
    differences.push(
      ...differencesOfMember(seen, MOST_OF_PLAY),
      ...record.against({ what: `profile of ${username}`, version, content: { points, quizCount } }),
    );
  }
  return differences;
}

async function differencesOfRequests(run: Run): Promise<string[]> {
  const { site, admin, record } = run;
  const paid = { sent: site.rail.requests, payments: site.rail.payments };
  return (await allRequests(run)).flatMap((request) => [
    ...differencesOfRequest(request, paid, admin.asked.get(request.id)),
    ...record.against({
      what: `withdrawal ${request.id}`,
      version: request.version,
      content: contentOf(request),
    }),
  ]);
}

/** Each that was acknowledged is there, and each once, however often it was sent. */
async function differencesOfMessages({ site, admin }: Run): Promise<string[]> {
  const pages = pagesOf<Messages>(`${site.url}/api/admin/support`, admin.token);
  const stored: string[] = [];
  for await (const { groups } of pages)
    for (const { messages } of groups) for (const { message } of messages) stored.push(message);
  const once = new Set(stored);
  const lost = admin.messages.filter((message) => !once.has(message));
  const twice = stored.filter((message, place) => stored.indexOf(message) !== place);
  return [
    ...lost.map((message) => `message ${message} is lost`),
    ...twice.map((message) => `message ${message} is there twice`),
  ];
}

async function differencesOfSlots({ api, record }: Run): Promise<readonly string[]> {
  const { version, taken } = (await patientApi(api).call('slots')).body;
  return record.against({ what: 'slots', version, content: { taken } });
}

/** What no log may hold: secrets of the site, of people, and whole account numbers. */
function secretsInLogs({ site, load, admin }: Run): string[] {
  const secrets = [admin.token, ...load.members.map(({ sessionToken }) => sessionToken), 'correct horse'];
  const text = site.output().join('\n');
  return [
    ...secrets.filter((secret) => text.includes(secret)).map(() => 'a token or password stands in a log'),
    ...(/\b03\d{9}\b/.test(text) ? ['an account number stands in a log'] : []),
  ];
}

export interface CheckOptions {
  /** What visitors do is not kept through the death of MongoDB. */
  readonly mayForgetVisitors: boolean;
}

/** Everything in which the site contradicts what it acknowledged, what it showed, what was paid, and itself. */
export async function differencesOf(
  run: Run,
  { mayForgetVisitors }: CheckOptions,
): Promise<readonly string[]> {
  const { site, load, record } = run;
  const lost = await load.verify();
  const visitors = mayForgetVisitors
    ? []
    : [
        ...lost.visitors,
        ...(load.tally.forgotten > 0 ? [`${load.tally.forgotten} plays are forgotten`] : []),
      ];
  return [
    ...site.deaths.map((name) => `${name} died by itself`),
    ...load.tally.wrong,
    ...lost.members,
    ...visitors,
    ...record.conflicts(),
    ...(await differencesOfMembers(run)),
    ...(await differencesOfRequests(run)),
    ...(await differencesOfSlots(run)),
    ...(await differencesOfMessages(run)),
    ...secretsInLogs(run),
    ...(await site.audit()),
  ];
}
