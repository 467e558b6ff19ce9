import { QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';

export interface PlannedMember {
  readonly username: string;
  /** Right answers of each play, the oldest first. */
  readonly plays: readonly number[];
}

/** A member of every rank, at the points that ten a right answer give. */
const MEMBERS: readonly { readonly username: string; readonly points: number }[] = [
  { username: 'Usman', points: 0 },
  { username: 'Zainab', points: 120 },
  { username: 'Hamza', points: 760 },
  { username: 'Fatima', points: 1_850 },
  { username: 'Bilal', points: 2_600 },
  { username: 'Ayesha', points: 5_200 },
];

/** Right answers of visitors' plays. */
export const visitorPlays: readonly number[] = [4, 2, 5];

/** Nobody is right every time. */
const TYPICAL = [QUESTIONS_PER_PLAY, 4, QUESTIONS_PER_PLAY, 3, QUESTIONS_PER_PLAY];

function playsOf(rightAnswers: number): readonly number[] {
  const plays: number[] = [];
  for (let missing = rightAnswers; missing > 0; missing -= plays.at(-1) ?? 0) {
    plays.push(Math.min(missing, TYPICAL[plays.length % TYPICAL.length] ?? QUESTIONS_PER_PLAY));
  }
  return plays;
}

/** Who is to be there, and how often each plays to have at least the points of the rank. */
export function planMembers(pointsPerCorrect: number): readonly PlannedMember[] {
  return MEMBERS.map(({ username, points }) => ({
    username,
    plays: playsOf(Math.ceil(points / pointsPerCorrect)),
  }));
}
