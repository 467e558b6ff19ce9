/** The engine: a pure reducer that runs anywhere; time comes in as ticks, chance out of the seed. */
export * as constants from './constants.ts';
export { actions } from './refusal.ts';
export { start } from './start.ts';
export { step } from './step.ts';
