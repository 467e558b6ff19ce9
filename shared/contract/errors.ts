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

  FIELDS_REQUIRED: { status: 400, message: 'All fields are required!' },
  USERNAME_INVALID: { status: 422, message: 'Usernames have 3 to 20 letters, digits, _ . or -.' },
  PASSWORD_INVALID: { status: 422, message: 'Passwords have 8 to 128 characters.' },
  EMAIL_NOT_GMAIL: { status: 422, message: 'Only valid address are allowed!' },
  EMAIL_TAKEN: { status: 409, message: 'Email already in use!' },
  USERNAME_TAKEN: { status: 409, message: 'Username already taken! Try another one.' },
  NO_FREE_ACCOUNTS: { status: 409, message: 'All free accounts are taken. Please wait for new slots.' },
  USER_NOT_FOUND: { status: 401, message: 'User not found! Check your username.' },
  WRONG_PASSWORD: { status: 401, message: 'Incorrect password! Try again.' },
  SESSION_EXPIRED: { status: 401, message: 'Session expired. Please log in again.' },

  MONEY_UNDER_WAY: {
    status: 409,
    message: 'Your withdrawal is still under way. Your account can be deleted once it is paid.',
  },
  RESET_LINK_DEAD: {
    status: 404,
    message:
      'This link was used, has run out, or a newer one took its place. Please write to us for a new one.',
  },

  INSUFFICIENT_POINTS: {
    status: 422,
    message: 'You need at least 2,500 points to withdraw funds. Keep playing quizzes to earn more!',
  },
  PAYMENT_METHOD_INVALID: { status: 422, message: 'Please choose JazzCash, EasyPaisa or SadaPay.' },
  ACCOUNT_NAME_INVALID: {
    status: 422,
    message: 'Account names have 2 to 60 characters, all of which can be seen.',
  },
  ACCOUNT_NUMBER_INVALID: {
    status: 422,
    message: 'Please enter a Pakistani mobile number (03XX XXXXXXX) or a PK IBAN without a mistake.',
  },
  REQUEST_ID_REUSED: { status: 422, message: 'This request was already sent with other details.' },
  EMAIL_INVALID: { status: 422, message: 'Please enter a valid e-mail address.' },
  MESSAGE_TOO_LONG: { status: 422, message: 'Messages have at most 5,000 characters.' },

  ADMIN_CREDENTIALS: { status: 401, message: 'Invalid credentials. Please try again.' },
  ADMIN_STORE_AWAY: { status: 503, message: 'Error logging in. Please check the database.' },
  ADMIN_SESSION_EXPIRED: { status: 401, message: 'Session expired. Please log in again.' },
  CLAIMED: { status: 409, message: 'Another admin is paying this request.' },
  STATUS_CHANGED: { status: 409, message: 'This request was changed meanwhile. You see its newest state.' },
  PAYOUT_IN_FLIGHT: { status: 409, message: 'This request is being sent to the payment service right now.' },
  PAYOUT_NOT_WAITING: { status: 409, message: 'This payout is not waiting for a decision.' },
  BEING_PAID: { status: 409, message: 'Another admin is paying this request. Change it all the same?' },
  REFERENCE_USED: { status: 409, message: 'Another request was settled with this reference already.' },
  MEMBER_GONE: { status: 409, message: 'The member of this request was deleted.' },
  NO_ACCOUNT_OF_MESSAGE: {
    status: 409,
    message: 'A guest wrote this, and no account has that address: there is no password to reset.',
  },
  ACCOUNT_GONE: { status: 409, message: 'The account of this message was deleted.' },
  CLEANUP_NOT_ALLOWED: { status: 403, message: '⚠️ Cleanup Not Allowed! Enable it first.' },
  CLEANUP_FAILED: { status: 500, message: '❌ Cleanup Failed! Check the server log.' },

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
export const errorCodes = Object.keys(errors) as ErrorCode[];

/** The exact message of a code; `{n}` stands for whole seconds. */
export function errorMessage(code: ErrorCode, seconds?: number): string {
  return errors[code].message.replace('{n}', String(seconds ?? 1));
}
