import type { ResultView } from '../../shared/contract/views.ts';
import { QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import type { TestApi } from '../clients/test-api.ts';
import { connectPlayer } from '../clients/test-player.ts';
import type { AcknowledgedMember } from './member.ts';
import type { AcknowledgedPlay } from './player.ts';
import { backOff } from './retry.ts';

/** How many are looked at at once. */
const AT_ONCE = 4;

/** What of a play's acknowledged answers its result does not have. */
function lostAnswers({ playId, answers }: AcknowledgedPlay, result: ResultView): string[] {
  return [...answers]
    .filter(([index, option]) => result.settled[index]?.picked !== option)
    .map(([index, option]) => `play ${playId} lost answer ${option} to question ${index}`);
}

/** How often a part that is away is asked again. */
const LOOKS = 10;
/** More on one connection at once would be a flood. */
const PLAYS_A_CONNECTION = 10;

/** What the site has lost of plays that were acknowledged to somebody. */
export async function lostPlays(
  url: string,
  plays: readonly AcknowledgedPlay[],
  sessionToken?: string,
): Promise<string[]> {
  const [some, others] = [plays.slice(0, PLAYS_A_CONNECTION), plays.slice(PLAYS_A_CONNECTION)];
  const player = await connectPlayer(url, sessionToken === undefined ? {} : { sessionToken });
  const lost: string[] = [];
  /** Past the reveal of the last question, which may go on. */
  async function resultOf(playId: string, looks = LOOKS): ReturnType<typeof player.next> {
    await player.resume(playId);
    const reply = await player.next(playId, QUESTIONS_PER_PLAY - 1);
    if (reply.ok || reply.error.code !== 'UNAVAILABLE' || looks === 1) return reply;
    await backOff(looks);
    return resultOf(playId, looks - 1);
  }
  for (const play of some) {
    const { playId, result: before } = play;
    if (!before) continue;
    const reply = await resultOf(playId);
    const now = reply.ok && 'result' in reply ? reply.result : undefined;
    if (!now) lost.push(`play ${playId} has no result any more`);
    else if (now.score !== before.score || now.earned !== before.earned) {
      lost.push(`play ${playId} had the score ${before.score} and has ${now.score}`);
    } else lost.push(...lostAnswers(play, now));
  }
  player.close();
  return others.length === 0 ? lost : [...lost, ...(await lostPlays(url, others, sessionToken))];
}

async function lostOfMember(api: TestApi, url: string, member: AcknowledgedMember): Promise<string[]> {
  const { username, sessionToken: token, plays, withdrawalIds } = member;
  const me = await api.call('me', { token });
  if (me.status !== 200) return [`${username} is not known any more: ${me.code}`];
  const { entries } = (await api.call('ledger', { token })).body;
  const lost = await lostPlays(url, plays, token);
  const sum = entries.reduce((total, { points }) => total + points, 0);
  if (sum !== me.body.points) lost.push(`${username} has ${me.body.points} points and earned ${sum}`);
  for (const { playId, result } of plays) {
    const entry = entries.find(({ id }) => id === playId);
    if (result && entry?.points !== result.earned) lost.push(`${username} lost the points of play ${playId}`);
  }
  for (const id of withdrawalIds) {
    const isThere = me.body.withdrawals.some((withdrawal) => withdrawal.id === id);
    if (!isThere) lost.push(`${username} lost withdrawal ${id}`);
  }
  return lost;
}

/** What the site has lost of what it acknowledged to members. */
export async function lostOfMembers(
  api: TestApi,
  url: string,
  members: readonly AcknowledgedMember[],
): Promise<string[]> {
  const waiting = [...members];
  const lost: string[] = [];
  const look = async (): Promise<void> => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      lost.push(...(await lostOfMember(api, url, member)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return lost;
}
