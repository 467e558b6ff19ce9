/** The product's numbers. Every text about length, time or money is written from these. */

export const QUESTIONS_PER_BANK = 20;
export const QUESTIONS_PER_PLAY = 5;
export const OPTIONS_PER_QUESTION = 4;

/** The countdown: 5 steps of 1.5 s. */
export const STEPS_PER_QUESTION = 5;
export const STEP_MS = 1_500;
export const QUESTION_MS = STEPS_PER_QUESTION * STEP_MS;
/** How long the right option stays on show after an answer, unless the player presses Next. */
export const REVEAL_MS = 1_500;
/** From Start to the first question: the time in which its image loads. */
export const READY_MS = 1_500;
/** The most that a player's own network delay is credited. */
export const MAX_CREDIT_MS = 250;

/** How long «Saving your progress...» stays at least, so that it never flickers. */
export const SAVING_SHOWN_MS = 400;
export const CONFETTI_PIECES = 100;

/** A visitor's play is deleted this long after its end. */
export const VISITOR_PLAY_KEPT_MS = 60 * 60_000;

/** The same sign-up or message to support within this time is the one before: its reply may have been lost. */
export const SAME_AGAIN_MS = 10 * 60_000;

/** How long a link for a new password can be used. */
export const PASSWORD_RESET_MS = 30 * 60_000;
export const SESSION_AT_LOGIN_MS = 60 * 60_000;
/** From the opening of the profile page. */
export const SESSION_AT_PROFILE_MS = 30 * 60_000;
/** An admin's session, from the last call. */
export const ADMIN_SESSION_MS = 60 * 60_000;
/** How often a page looks whether its session is over. */
export const SESSION_CHECK_MS = 5_000;
/** From a successful sign-up to the opening of the login overlay. */
export const LOGIN_OPENS_AFTER_MS = 2_000;

/** A message to support is answered within this, as a rule. */
export const SUPPORT_ANSWER_MS = 2 * 24 * 60 * 60_000;

/** A member who does nothing for longer is deleted by a cleanup. */
export const INACTIVE_AFTER_MS = 3 * 24 * 60 * 60_000;
