import { QUESTION_MS } from '../../rules/constants.ts';

/** Values that examples show: of the same member, quiz and request throughout. */

const at = 1_768_467_600_000;
const opened = at + 1_500;
const playId = '0199c0de-0000-4000-8000-00000000a001';
export const withdrawalId = '0199c0de-0000-4000-8000-000000000001';
export const accountId = '0199c0de-0000-4000-8000-00000000c001';

export const slots = { limit: 50, taken: 37, free: 13, version: 412 };

export const withdrawal = {
  id: withdrawalId,
  version: 1,
  paymentMethod: 'JazzCash',
  accountName: 'Ayesha Khan',
  accountNumberMasked: '•••••••4567',
  amount: 2_500,
  pkrPaisa: 25_000,
  pkr: '250.00',
  status: 'Pending',
  timestamp: at,
  reference: null,
  history: [],
};

export const adminWithdrawal = {
  ...withdrawal,
  username: 'Ayesha',
  accountNumber: '03001234567',
  payoutState: 'manual',
  attempt: 0,
  overdue: false,
  claimedBy: null,
  claimedUntil: null,
  evidence: {
    plays: 64,
    rightAnswers: 255,
    medianAnswerMs: 2_850,
    fastShare: 0.01,
    sharedNumberUsernames: [],
  },
};

export const profile = {
  username: 'Ayesha',
  points: 2_750,
  pkr: '275.00',
  quizCount: 64,
  rank: 'Gold',
  lastActive: at,
  inactivity: { kind: 'kept', by: 'pending-withdrawal' },
  expiresAt: at + 1_800_000,
  withdrawals: [withdrawal],
  version: 131,
};

export const question = {
  playId,
  index: 0,
  total: 5,
  text: 'Which ocean lies between Africa and Australia?',
  image: '/images/quiz/ocean-1.webp',
  alt: 'A globe',
  options: ['Atlantic Ocean', 'Indian Ocean', 'Arctic Ocean', 'Pacific Ocean'],
  openedAt: opened,
  deadline: opened + QUESTION_MS,
  nextImage: '/images/quiz/ocean-2.webp',
};

export const settled = {
  playId,
  index: 0,
  reason: 'answered',
  picked: 1,
  correctOption: 1,
  correct: true,
  explanation: 'The Indian Ocean lies between Africa in the west and Australia in the east.',
  score: 1,
  receipt: { openedAt: opened, receivedAt: opened + 2_850, deadline: question.deadline, creditMs: 42 },
  nextAt: opened + 4_350,
};

export const play = {
  playId,
  categoryId: 'geography',
  quizId: 'continents-and-oceans',
  phase: 'ready',
  index: 0,
  total: 5,
  score: 0,
  question: null,
  image: question.image,
  opensAt: opened,
  settled: [],
  nextAt: null,
  result: null,
  unlocksAt: at + 43_200_000,
};

const { text, image, alt, options } = question;
export const result = {
  playId,
  score: 4,
  total: 5,
  settled: [{ ...settled, text, image, alt, options }],
  earned: 40,
  points: 2_750,
  rank: 'Gold',
  quizCount: 64,
  unlocksAt: at + 43_200_000,
};

export const supportMessage = {
  id: '0199c0de-0000-4000-8000-00000000d001',
  name: 'Ayesha Khan',
  email: 'ayesha@gmail.com',
  message: 'When will my request be paid?',
  timestamp: at,
  done: false,
  doneBy: null,
  version: 0,
};

export const ledgerEntry = {
  id: '0199c0de-0000-4000-8000-00000000b001',
  at,
  points: 40,
  balance: 2_750,
  reason: 'quiz',
  ref: 'geography/continents-and-oceans',
};

const { accountNumberMasked: _masked, ...unmasked } = withdrawal;
export const accountExport = {
  exportedAt: at,
  account: {
    id: accountId,
    username: 'Ayesha',
    email: 'ayesha@gmail.com',
    createdAt: at - 86_400_000,
    lastActive: at,
    points: 2_750,
    rank: 'Gold',
    quizCount: 64,
  },
  sessions: [{ expiresAt: at + 1_800_000 }],
  passwordResets: [],
  supportMessages: [
    {
      name: supportMessage.name,
      email: supportMessage.email,
      message: supportMessage.message,
      sentAt: at,
      done: false,
    },
  ],
  withdrawals: [{ ...unmasked, accountNumber: adminWithdrawal.accountNumber }],
  ledger: [ledgerEntry],
  plays: [
    {
      id: playId,
      quiz: 'geography/continents-and-oceans',
      day: '2026-01-15',
      startedAt: at,
      finishedAt: at + 20_000,
      score: 1,
      earned: 10,
      answers: [
        {
          question: question.text,
          picked: 'Indian Ocean',
          correct: true,
          openedAt: opened,
          receivedAt: opened + 2_850,
        },
      ],
    },
  ],
};

export const queue = { name: 'payout', depth: 1, oldestAgeMs: 1_200, running: 1, failed: [], unknown: 0 };
export const cleanupJob = '0199c0de-0000-4000-8000-00000000e001';
export const now = at;
