import { Presets, SingleBar } from 'cli-progress';
import { asUnavailable } from '../../server/adapters/sqlite/engine-faults.ts';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { StoreUnavailable } from '../../server/ports/store.ts';
import type { Copied } from '../../server/store-copy/copied.ts';
import type { OnProgress } from '../../server/store-copy/progress.ts';
import { reportCopied } from './report.ts';

/** A bar for each step, where somebody watches. */
function createBar(): { show: OnProgress; stop(): void } {
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {value}/{total} {what}', stream: process.stderr },
    Presets.shades_classic,
  );
  let shown = '';
  return {
    show(what, done, total) {
      if (what !== shown) {
        bar.stop();
        bar.start(total, 0, { what });
        shown = what;
      }
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

/** Runs a command that copies the store, says what came of it, and sets the exit code. */
export async function runCopy(
  command: string,
  copy: (onProgress: OnProgress) => Promise<Copied>,
): Promise<void> {
  const bar = process.stderr.isTTY ? createBar() : undefined;
  try {
    const copied = await copy(bar?.show ?? (() => {}));
    bar?.stop();
    process.exitCode = reportCopied(copied);
  } catch (fault) {
    bar?.stop();
    const known = asUnavailable(fault);
    if (!(known instanceof StartRefused || known instanceof StoreUnavailable)) throw fault;
    console.error(`${command}: ${known.message}`);
    process.exitCode = 1;
  }
}

/** The one argument of a command. Throws `StartRefused` when it is missing. */
export function fileArgument(command: string): string {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StartRefused(`name the file: npm run ${command} -- <file>`);
  return file;
}
