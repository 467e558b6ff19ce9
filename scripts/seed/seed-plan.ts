import type { PayoutState } from '../../shared/contract/views.ts';
import { QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';

/** A request, and where its payout stands: Paid by the payment service where it is `done`, or by a person. */
export interface PlannedRequest {
  readonly hoursAgo: number;
  readonly payout: PayoutState;
  readonly isPaidByHand?: boolean;
}

export interface PlannedMember {
  readonly username: string;
  /** Right answers of each play, the oldest first. */
  readonly plays: readonly number[];
  /** Did nothing for so long: a cleanup would delete who is away for too long. */
  readonly awayDays?: number;
  /** The oldest first. */
  readonly requests: readonly PlannedRequest[];
}

const DAY_H = 24;

/** A member of every rank, at the points that ten a right answer give and requests leave, and one who has left; requests in every payout state. */
const MEMBERS: readonly (Omit<PlannedMember, 'plays'> & { readonly points: number })[] = [
  { username: 'Usman', points: 0, requests: [] },
  { username: 'Imran', points: 90, requests: [], awayDays: 6 },
  {
    username: 'Zainab',
    points: 120,
    requests: [
      { hoursAgo: 6 * DAY_H, payout: 'manual', isPaidByHand: true },
      { hoursAgo: 0.4, payout: 'queued' },
    ],
  },
  {
    username: 'Hamza',
    points: 760,
    requests: [
      { hoursAgo: 3 * DAY_H, payout: 'done' },
      { hoursAgo: 9, payout: 'retry' },
    ],
  },
  {
    username: 'Fatima',
    points: 1_850,
    requests: [
      { hoursAgo: 9 * DAY_H, payout: 'manual', isPaidByHand: true },
      { hoursAgo: 27, payout: 'manual' },
    ],
  },
  {
    username: 'Kamran',
    points: 60,
    requests: [
      { hoursAgo: 14 * DAY_H, payout: 'done' },
      { hoursAgo: 0.3, payout: 'sending' },
    ],
  },
  {
    username: 'Nadia',
    points: 410,
    requests: [
      { hoursAgo: 12 * DAY_H, payout: 'done' },
      { hoursAgo: 3, payout: 'done' },
    ],
  },
  { username: 'Bilal', points: 2_600, requests: [{ hoursAgo: 20, payout: 'refused' }] },
  { username: 'Ayesha', points: 5_200, requests: [{ hoursAgo: 5, payout: 'unknown' }] },
];

/** So many visitors finished a play in each hour, the running one first: few at night, many in the evening. */
export const visitorsByHour: readonly number[] = [
  3, 2, 3, 4, 3, 2, 1, 1, 2, 1, 0, 0, 0, 0, 1, 1, 2, 1, 2, 3, 4, 5, 4, 3,
];

/** Right answers of visitors' plays, again and again. */
export const visitorsRight: readonly number[] = [4, 2, 5, 1, 3, 3, 0, 4];

/** Nobody is right every time, nor as good at everything: five quizzes a line, in the order of the catalogue's categories. */
const TYPICAL = [
  [5, 4, 5, 5, 5],
  [5, 3, 4, 5, 3],
  [4, 5, 5, 4, 5],
  [3, 4, 2, 5, 4],
  [5, 5, 5, 4, 5],
  [4, 4, 5, 3, 5],
  [2, 4, 3, 4, 3],
  [3, 5, 4, 2, 4],
  [5, 5, 3, 5, 5],
  [5, 4, 5, 5, 4],
].flat();

function playsOf(rightAnswers: number): readonly number[] {
  const plays: number[] = [];
  for (let missing = rightAnswers; missing > 0; missing -= plays.at(-1) ?? 0) {
    plays.push(Math.min(missing, TYPICAL[plays.length % TYPICAL.length] ?? QUESTIONS_PER_PLAY));
  }
  return plays;
}

/** Who is to be there, and how often each plays to have at least the points of the rank when the requests are made. */
export function planMembers(pointsPerCorrect: number): readonly PlannedMember[] {
  return MEMBERS.map(({ points, ...member }) => ({
    ...member,
    plays: playsOf(Math.ceil((points + member.requests.length * WITHDRAWAL_POINTS) / pointsPerCorrect)),
  }));
}
