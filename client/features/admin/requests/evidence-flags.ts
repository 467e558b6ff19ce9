import type { EvidenceView } from '../../../../shared/contract/views.ts';
import { QUESTIONS_PER_PLAY } from '../../../../shared/rules/constants.ts';
import { UNREADABLY_FAST_MS } from '../../../../shared/rules/withdrawal.ts';

export interface EvidenceFlag {
  /** A word or two. */
  readonly label: string;
  /** A sentence. */
  readonly meaning: string;
}

/** From here on something is worth a look; it decides nothing. */
const MANY_FAST_ANSWERS = 0.2;
const NEARLY_ALL_RIGHT = 0.95;
const ENOUGH_ANSWERS = 25;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function formatSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** The share of questions answered right; null before the first one. */
export function rightShare({ plays, rightAnswers }: EvidenceView): number | null {
  return plays === 0 ? null : rightAnswers / (plays * QUESTIONS_PER_PLAY);
}

/** What an admin should look at before paying. */
export function evidenceFlags(evidence: EvidenceView): EvidenceFlag[] {
  const { plays, medianAnswerMs, fastShare, sharedNumberUsernames } = evidence;
  const flags: EvidenceFlag[] = [];
  const shared = sharedNumberUsernames.length;
  if (shared > 0) {
    const names = sharedNumberUsernames.join(', ');
    flags.push({ label: `Shared ×${shared}`, meaning: `The same account number was given by ${names}.` });
  }
  if (fastShare >= MANY_FAST_ANSWERS) {
    flags.push({
      label: `${percent(fastShare)} too fast`,
      meaning: `${percent(fastShare)} of the answers came in less than ${formatSeconds(UNREADABLY_FAST_MS)}.`,
    });
  }
  if (medianAnswerMs !== null && medianAnswerMs < UNREADABLY_FAST_MS) {
    flags.push({
      label: `Median ${formatSeconds(medianAnswerMs)}`,
      meaning: `Half of the answers took ${formatSeconds(medianAnswerMs)} or less.`,
    });
  }
  const right = rightShare(evidence);
  if (right !== null && right >= NEARLY_ALL_RIGHT && plays * QUESTIONS_PER_PLAY >= ENOUGH_ANSWERS) {
    flags.push({
      label: `${percent(right)} right`,
      meaning: `${percent(right)} of all questions were answered right.`,
    });
  }
  return flags;
}
