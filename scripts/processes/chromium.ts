import { findCommand } from './find-command.ts';

/**
 * The browser of journeys and measurements; `undefined` where none is installed. The shell comes first: the same engine
 * without a window system to carry along.
 */
export const findChromium = (): string | undefined =>
  findCommand('chromium-headless-shell') ?? findCommand('chromium');
