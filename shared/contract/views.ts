/** The shapes that leave the server, one file a domain. */
export * from './views/account.ts';
export * from './views/account-export.ts';
export * from './views/figures.ts';
export * from './views/play.ts';
export * from './views/site.ts';
export * from './views/support.ts';
export * from './views/withdrawal.ts';
