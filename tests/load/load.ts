import { seededRandom } from '../../shared/kernel/random.ts';
import { createTestApi } from '../clients/test-api.ts';
import { type AcknowledgedMember, type LoadMemberParts, liveAsMember } from './member.ts';
import { createPace, type PaceOptions } from './pace.ts';
import { type AcknowledgedPlay, createLoadPlayer } from './player.ts';
import { QUIZZES } from './quizzes.ts';
import { patientApi } from './retry.ts';
import { createTally, type Tally } from './tally.ts';
import { lostOfMembers, lostPlays } from './verify.ts';

/** People who use a site all the time, as their browsers do, and remember what it acknowledged to them. */
export interface Load {
  readonly tally: Tally;
  /** All so far. */
  readonly members: readonly AcknowledgedMember[];
  withdrawalIds(): readonly string[];
  /** Nobody begins anything more; resolves when every play has come to its result. */
  stop(): Promise<void>;
  /** What the site has lost of what it acknowledged, in words. */
  verify(): Promise<{ readonly members: readonly string[]; readonly visitors: readonly string[] }>;
}

export interface LoadOptions extends PaceOptions {
  /** Decides what they do; part of the members' names too. */
  readonly seed: string;
  readonly members?: number;
  readonly visitors?: number;
  /** Hears every event that reaches a browser, and whose. */
  readonly watch?: LoadMemberParts['watch'];
}

/** Members who play every quiz, one after the other, and take their money out; visitors who play for ever. */
export function startLoad(
  url: string,
  { seed, members = 5, visitors = 3, watch, ...judged }: LoadOptions,
): Load {
  const pace = createPace(judged);
  const tally = createTally();
  const api = createTestApi(() => url);
  const joined: AcknowledgedMember[] = [];
  const visited: AcknowledgedPlay[] = [];
  let isStopping = false;
  let names = 0;

  async function membersLive(lane: number): Promise<void> {
    const random = seededRandom(`${seed} member ${lane}`);
    while (!isStopping) {
      const n = names++;
      await liveAsMember(n, `${seed}-${n}`, (member) => void joined.push(member), {
        url,
        api,
        random,
        tally,
        isOver: () => isStopping,
        watch,
        pace,
      });
    }
  }

  async function visitorsLive(lane: number): Promise<void> {
    const random = seededRandom(`${seed} visitor ${lane}`);
    while (!isStopping) {
      const player = createLoadPlayer({
        url,
        random,
        tally,
        watch: (...news) => watch?.('a visitor', ...news),
        pace,
      });
      for (const { categoryId, quizId } of QUIZZES) {
        if (!isStopping) await player.play(categoryId, quizId, (play) => void visited.push(play));
      }
      player.close();
    }
  }

  const lives = Promise.all([
    ...Array.from({ length: members }, (_, lane) => membersLive(lane)),
    ...Array.from({ length: visitors }, (_, lane) => visitorsLive(lane)),
  ]);
  return {
    tally,
    members: joined,
    withdrawalIds: () => joined.flatMap(({ withdrawalIds }) => withdrawalIds),
    async stop() {
      isStopping = true;
      await lives;
      pace.stop();
    },
    verify: async () => ({
      members: await lostOfMembers(patientApi(api), url, joined),
      visitors: await lostPlays(url, visited),
    }),
  };
}
