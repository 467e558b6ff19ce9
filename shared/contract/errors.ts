/**
 * Every expected failure on the wire: its stable machine code, its HTTP status and its exact message.
 * Free of zod, so that the client may import it.
 */
export const errors = {
  BAD_REQUEST: { status: 400, message: 'That request could not be understood.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is more than this site accepts at once.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait {n} seconds.' },
  UNAVAILABLE: { status: 503, message: 'Sawaal is not available for a moment. Please try again.' },
  SOMETHING_WRONG: { status: 500, message: 'Something went wrong. Please try again.' },

  QUIZ_UNKNOWN: { status: 404, message: 'There is no such quiz.' },
  QUIZ_NOT_READY: { status: 409, message: 'The questions of this quiz are still being written.' },
  QUIZ_LOCKED: {
    status: 409,
    message: 'Quiz Locked! You have already completed this quiz today. Come back after 12 AM to try again!',
  },
  LATE_ANSWER: { status: 409, message: 'The time for this question was over.' },
  ALREADY_ANSWERED: { status: 409, message: 'This question has already been answered.' },
  NOT_OPEN: { status: 409, message: 'This question is not open.' },
  NOT_YOUR_PLAY: { status: 403, message: 'This quiz belongs to somebody else.' },
  PLAY_GONE: { status: 404, message: 'This quiz is no longer there.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The exact message of a code; `{n}` stands for whole seconds. */
export function errorMessage(code: ErrorCode, seconds?: number): string {
  return errors[code].message.replace('{n}', String(seconds ?? 1));
}
