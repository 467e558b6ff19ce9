/** The quilt has seven rows of seven territories. */
export const GRID = 7;
export const CELLS = GRID * GRID;

/** 30 % of the cells start neutral. */
export const NEUTRAL_CELLS = Math.floor(CELLS * 0.3);
export const NEUTRAL_ARMIES = { min: 1, max: 5 } as const;

/** The rest is split between the players: of 35 cells the first gets one more. */
export const FIRST_PLAYER_CELLS = Math.ceil((CELLS - NEUTRAL_CELLS) / 2);
export const PLAYER_ARMIES = { min: 3, max: 12 } as const;

/** An attacker keeps one army at home, so it needs at least two. */
export const MIN_ATTACKERS = 2;

/** What a territory without an attack to make is strengthened by. */
export const REINFORCEMENT = 1;

export const BOT_DELAY_MS = 3_000;

/** How long before its move the bot shows what it aims at. */
export const BOT_AIM_MS = 600;

/** After this many turns the larger realm wins. */
export const LAST_TURN = 200;

/** How the bot values an attack. */
export const BOT_SCORE = { neutral: 50, enemy: 100, perArmy: 10 } as const;

/** Messages as the players read them. */
export const MESSAGES = {
  'not-own': 'You must select your own territory first!',
  'own-target': "You can't attack your own territory!",
  'too-few': 'You need at least 2 armies to attack!',
  'bot-reinforces': 'Bot has no valid attacks! Reinforcing instead.',
} as const;
