import { afterEach, beforeEach, expect, it } from 'vitest';
import { NeverReady } from '../../scripts/processes/ready-process.ts';
import { createTempDir, type TempDir } from '../../scripts/processes/temp-dir.ts';
import type { QuestionView } from '../../shared/contract/views.ts';
import { parseMetrics, type SeenMetrics } from '../../tests/clients/metrics-page.ts';
import { createTestApi } from '../../tests/clients/test-api.ts';
import { connectPlayer, okOf, type TestPlayer } from '../../tests/clients/test-player.ts';
import { type ServerProcess, startServerProcess } from '../../tests/servers/server-process.ts';

/** Every value that a label of the product may have. */
const LABEL_VALUES = {
  player: ['visitor', 'member'],
  verdict: ['right', 'wrong', 'repeated', 'late', 'refused'],
  event: ['play:start', 'play:answer', 'play:next', 'play:resume'],
  outcome: ['paid', 'refused', 'not-sent', 'unknown', 'manual'],
  queue: ['payout', 'cleanup'],
  kind: ['players', 'dashboards'],
};

let dirs: TempDir[];
let running: ServerProcess[];
beforeEach(() => {
  dirs = [];
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  for (const dir of dirs) dir.remove();
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const dir = createTempDir();
  dirs.push(dir);
  const server = await startServerProcess({ DATA_DIR: dir.path, ...environment });
  running.push(server);
  return server;
}

const METRICS_LINE = /metrics are at (?<url>http:\S+\/metrics)/;
const metricsUrls = ({ output }: ServerProcess) =>
  output.flatMap((line) => METRICS_LINE.exec(line)?.groups?.url ?? []);

async function scrape(server: ServerProcess): Promise<SeenMetrics & { readonly text: string }> {
  const [url = ''] = metricsUrls(server);
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  return { text, ...parseMetrics(text) };
}

/** Answers everything as soon as it opens; returns how many were right. */
async function play(player: TestPlayer, playId: string): Promise<number> {
  await player.waitFor<QuestionView>('play:question');
  let score = 0;
  for (let index = 0; index < 5; index++) {
    const { settled } = okOf(await player.answer(playId, index, index % 4));
    score = settled.score;
    okOf(await player.next(playId, index));
  }
  return score;
}

it('a member’s play is on the page of METRICS_PORT with the right numbers, and with no name and no id [PRIVACY-7]', async () => {
  const server = await start({ METRICS_PORT: '0' });
  const { sessionToken } = await createTestApi(() => server.url).join('Ayesha');
  const player = await connectPlayer(server.url, { sessionToken });
  const { playId } = okOf(await player.start()).play;
  const score = await play(player, playId);

  const { value, samples, text } = await scrape(server);
  expect(value('sawaal_plays_started_total', { player: 'member' })).toBe(1);
  expect(value('sawaal_plays_finished_total', { player: 'member' })).toBe(1);
  expect(value('sawaal_plays_started_total', { player: 'visitor' })).toBe(0);
  expect(value('sawaal_answers_total', { verdict: 'right' })).toBe(score);
  expect(value('sawaal_answers_total', { verdict: 'wrong' })).toBe(5 - score);
  expect(value('sawaal_acknowledgement_seconds_count', { event: 'play:start' })).toBe(1);
  expect(value('sawaal_acknowledgement_seconds_count', { event: 'play:answer' })).toBe(5);
  expect(value('sawaal_acknowledgement_seconds_sum', { event: 'play:answer' })).toBeGreaterThan(0);
  expect(value('sawaal_sockets', { kind: 'players' })).toBe(1);
  expect(value('sawaal_slots_taken')).toBe(1);

  for (const secret of ['Ayesha', 'ayesha@gmail.com', playId, sessionToken]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
  const labels = samples
    .filter(({ name }) => name.startsWith('sawaal_'))
    .flatMap((sample) => Object.entries(sample.labels))
    .filter(([label]) => label !== 'le');
  const allowed = Object.entries(LABEL_VALUES).flatMap(([label, values]) =>
    values.map((labelValue) => `${label}=${labelValue}`),
  );
  expect(allowed).toEqual(expect.arrayContaining(labels.map((label) => label.join('='))));
  player.close();
});

it('the public port has nothing of them, and their port nothing else [PRIVACY-7]', async () => {
  const server = await start({ METRICS_PORT: '0' });
  const [metricsUrl = ''] = metricsUrls(server);
  const onPublicPort = await fetch(`${server.url}/metrics`);
  expect(await onPublicPort.text()).not.toContain('sawaal_plays');
  expect(onPublicPort.headers.get('content-type')).not.toContain('version=0.0.4');
  const health = await fetch(new URL('/api/health', metricsUrl));
  expect(health.status).toBe(404);
});

it('without METRICS_PORT nobody listens for them', async () => {
  const server = await start();
  expect(metricsUrls(server)).toEqual([]);
});

it('a METRICS_PORT that is taken stops the start with one line that names it', async () => {
  const first = await start({ METRICS_PORT: '0' });
  const { port } = new URL(metricsUrls(first)[0] ?? '');
  const refused = await start({ METRICS_PORT: port }).catch((reason) => reason);
  expect(refused).toBeInstanceOf(NeverReady);
  expect((refused as NeverReady).output.at(-1)).toBe(`Sawaal cannot start: METRICS_PORT: ${port} is taken`);
});
