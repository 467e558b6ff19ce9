import { StartRefused } from '../ports/start-refused.ts';

/** Nothing was copied; the message says why. */
export class CopyRefused extends StartRefused {
  override readonly name = 'CopyRefused';
}
