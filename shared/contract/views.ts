/** The shapes that leave the server, one file a domain. */
export * from './views/account.ts';
export * from './views/play.ts';
export * from './views/site.ts';
export * from './views/withdrawal.ts';
