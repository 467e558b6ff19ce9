import {
  MAX_CREDIT_MS,
  OPTIONS_PER_QUESTION,
  QUESTION_MS,
  QUESTIONS_PER_BANK,
  QUESTIONS_PER_PLAY,
  REVEAL_MS,
  STEP_MS,
  STEPS_PER_QUESTION,
} from '../../../shared/rules/constants.ts';

const seconds = (ms: number): string => `${ms / 1_000} seconds`;

export const QUESTION_SECONDS = seconds(QUESTION_MS);
export const SAVING = 'Saving your progress...';
export const NO_EXPLANATION = 'This question is about important knowledge that is worth remembering.';

export const howItWorks: readonly string[] = [
  `${QUESTIONS_PER_PLAY} questions, drawn at random from the ${QUESTIONS_PER_BANK} of this quiz.`,
  `${QUESTION_SECONDS} for each question: ${STEPS_PER_QUESTION} steps of ${seconds(STEP_MS)}.`,
  `${OPTIONS_PER_QUESTION} options, one of them right. Your first choice counts.`,
  `After an answer you see the right option for ${seconds(REVEAL_MS)}, or until you press Next.`,
  'Every right answer adds 1 to your score. At zero the quiz moves on and nothing is scored.',
  'One play a day. A quiz that you have started counts, even if you leave it.',
];

export const about =
  `The clock and the score are kept on our server, and so are the answers. Your browser gets a question without its ` +
  `answer, and your time is judged by when the answer reaches us, with a credit of up to ${MAX_CREDIT_MS} ms for your ` +
  `connection. The result shows when each question was opened and when your answer came in.`;

export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'How many questions are there, and how long do I have?',
    answer: `${QUESTIONS_PER_PLAY} questions with ${QUESTION_SECONDS} each.`,
  },
  {
    question: 'What happens if my connection drops?',
    answer:
      'The clock on the server runs on. As soon as you are back you see the question that is open, with the time it has left.',
  },
  {
    question: 'Can I pause, reload or start over?',
    answer:
      'You can reload: the same quiz goes on where it is by then. It cannot be paused or started over, and it counts with the score it has.',
  },
  {
    question: 'When can I play this quiz again?',
    answer: 'After 12 AM. A locked quiz shows how long that is from now.',
  },
  {
    question: 'Can I play with the keyboard?',
    answer: 'Yes: 1 to 4 or A to D answer, Enter starts the quiz and goes on to the next question.',
  },
];
