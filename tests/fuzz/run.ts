import { findFreePort } from '../../scripts/processes/free-port.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { type Random, seededRandom } from '../../shared/kernel/random.ts';
import { parseMetrics } from '../clients/metrics-page.ts';
import { ADMIN } from '../clients/test-admin.ts';
import { createTestApi } from '../clients/test-api.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { PLAYERS, startBystander } from './bystander.ts';
import { frame } from './frames.ts';
import { addressOf, httpInput, type Tokens } from './http-inputs.ts';
import { liveLives } from './lives.ts';
import { sendRaw } from './raw-requests.ts';
import { sendFrames } from './socket.ts';

export interface FuzzOptions {
  readonly total: number;
  /** Connections that join, leave, speak and end in any order. */
  readonly lives: number;
  readonly seed: string;
  /** How late an event may reach a player who only plays. */
  readonly lateMs: number;
  readonly onProgress: (sent: number, leftS: number, memoryMb: number, lived: number) => void;
}

export interface FuzzReport {
  readonly figures: Readonly<Record<string, number | string>>;
  /** How often each status, code of an acknowledgement or end of a connection came. */
  readonly answers: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** What no connection must be told. */
const FAULT = /SOMETHING_WRONG|UNAVAILABLE/;
const VANISH_WITHIN_MS = 15_000;
/** How many senders go on side by side. */
const LANES = 6;
const FRAMES_A_SOCKET = 30;
/** The share of a run after which caches are full: from there memory must not grow. */
const WARM = 0.3;
const MAY_GROW_MB = 48;
/** A shorter run ends before caches, plays and rate limits are as many as they become. */
const GROWTH_JUDGED_FROM = 200_000;
const KNOWN_PLAYS = 50;
const BYSTANDER = '198.51.100.7';
/** Two questions that nobody answers. What is sent faster goes on until there is something to judge by. */
const TOLD_WITHIN_MS = 20_000;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sends inputs to a server of its own until the budget is spent, beside somebody who plays. */
export async function runFuzz({ total, lives, seed, lateMs, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const dir = createTempDir();
  const metricsPort = await findFreePort();
  const server = await startServerProcess({
    DATA_DIR: dir.path,
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'error',
    METRICS_PORT: `${metricsPort}`,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_KEY: ADMIN.adminKey,
    ADMIN_SECRET_CODE: ADMIN.secretCode,
  });
  const port = Number(new URL(server.url).port);
  const api = createTestApi(() => server.url);
  const tokens: Tokens = {
    members: [(await api.join('fuzz-one')).sessionToken, (await api.join('fuzz-two')).sessionToken],
    admin: (await api.call('createAdminSession', { body: ADMIN })).body.adminToken,
  };
  const bystander = startBystander(server.url, BYSTANDER);
  const playIds: string[] = [];
  const answers = new Map<string, number>();
  const faults: string[] = [];
  const memory: { readonly sent: number; readonly mb: number }[] = [];
  let sent = 0;
  let lived = 0;
  let isGone = false;
  const begunAt = performance.now();
  void server.gone().then(() => {
    isGone = true;
  });
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

  function remember(playId: string): void {
    playIds.push(playId);
    if (playIds.length > KNOWN_PLAYS) playIds.shift();
  }

  async function sendHttp(random: Random): Promise<void> {
    const { call, method, path, headers, body } = httpInput(random, tokens);
    sent += 1;
    const hasBody = body !== undefined && method !== 'GET';
    const response = await fetch(server.url + path, { method, headers, ...(hasBody && { body }) });
    await response.arrayBuffer();
    count(`HTTP ${response.status}`);
    // Too many passwords wait to be hashed: an answer with a time.
    const isBusy = response.status === 503 && response.headers.has('retry-after');
    if (response.status >= 500 && !isBusy)
      faults.push(`${call} answered ${response.status} to ${path} ${body?.slice(0, 300)}`);
  }

  const isTooSoon = () =>
    sent < total || (!bystander.isTold() && performance.now() - begunAt < TOLD_WITHIN_MS);

  async function live(lane: number): Promise<void> {
    const random = seededRandom(`${seed} lane ${lane}`);
    while (isTooSoon() && !isGone) {
      const mood = random();
      try {
        if (mood < 0.9) await sendHttp(random);
        else if (mood < 0.91) {
          sent += 1;
          const status = await sendRaw(port, random);
          count(`raw HTTP ${status}`);
          if (status >= 500 && status !== 505) faults.push(`a raw request was answered ${status}`);
        } else {
          const frames = Array.from({ length: FRAMES_A_SOCKET }, () => frame(random, playIds));
          sent += frames.length;
          const sender = {
            random,
            address: addressOf(random),
            sessionToken: random() < 0.5 ? tokens.members[0] : undefined,
            onPlay: remember,
          };
          for (const code of await sendFrames(server.url, frames, sender)) {
            count(`socket ${code}`);
            if (code === 'SOMETHING_WRONG') faults.push('an event was answered SOMETHING_WRONG');
          }
        }
      } catch (fault) {
        if (!isGone) count(`no answer: ${fault instanceof Error ? fault.name : fault}`);
      }
    }
  }

  async function watch(): Promise<void> {
    const page = parseMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    const mb = Math.round((page.value('process_resident_memory_bytes') ?? 0) / 1_048_576);
    memory.push({ sent, mb });
    const perMs = sent / (performance.now() - begunAt);
    onProgress(Math.min(sent, total), Math.round((total - sent) / perMs / 1_000), mb, lived);
  }
  /** Waits until nobody but those who play is connected, for as long as a connection in no namespace may last. */
  async function vanished(): Promise<void> {
    const until = performance.now() + VANISH_WITHIN_MS;
    let left = 0;
    while (!isGone && performance.now() < until) {
      const page = parseMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
      left = page.value('sawaal_sockets', { kind: 'players' }) ?? 0;
      if (left <= PLAYERS) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    faults.push(`${left} sockets are still there`);
  }
  const watching = setInterval(() => void watch().catch(() => {}), 2_000);
  const living = liveLives({
    url: server.url,
    total: lives,
    seed,
    tokens: { member: tokens.members[1] ?? '', admin: tokens.admin },
    isGone: () => isGone,
    onEnd(how, frames) {
      lived += 1;
      count(`connection ${how}`);
      for (const frame of frames) {
        if (!FAULT.test(frame)) continue;
        faults.push(`a connection was told ${frame.slice(0, 200)}`);
      }
    },
  });
  await Promise.all([living, ...Array.from({ length: LANES }, (_, lane) => live(lane))]);
  clearInterval(watching);
  await vanished();
  const met = await bystander.stop();

  if (isGone) faults.push('the server ended');
  else if ((await api.call('health')).status !== 200) faults.push('the server is not well');
  for (const line of server.output)
    if (line.includes('"level":50')) faults.push(`logged: ${line.slice(0, 600)}`);
  faults.push(...met.faults.map((fault) => `a player who only plays: ${fault}`));
  const latest = Math.max(0, ...met.lateMs);
  if (latest > lateMs) faults.push(`an event reached a player ${latest} ms late`);
  const warm = memory.filter(({ sent: at }) => at > total * WARM).map(({ mb }) => mb);
  const half = Math.ceil(warm.length / 2);
  const grownMb = middle(warm.slice(half)) - middle(warm.slice(0, half));
  if (total >= GROWTH_JUDGED_FROM && grownMb > MAY_GROW_MB) faults.push(`memory grew by ${grownMb} MB`);
  await server.end('SIGKILL');
  dir.remove();
  return {
    figures: {
      inputs: sent,
      connections: lived,
      'inputs a second': Math.round((sent / (performance.now() - begunAt)) * 1_000),
      'memory at the end (MB)': memory.at(-1)?.mb ?? 0,
      'grown after the warm-up (MB)': grownMb,
      'events to the bystander': met.lateMs.length,
      'not judged, since the machine stood still': met.unjudged,
      'late by, median (ms)': middle(met.lateMs),
      'late by, most (ms)': latest,
      faults: faults.length,
    },
    answers: Object.fromEntries([...answers].sort()),
    faults: [...new Set(faults)].slice(0, 50),
  };
}
