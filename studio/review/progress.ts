import { Presets, SingleBar } from 'cli-progress';
import type { Reporter } from '../jobs/draw-all.ts';

function barReporter(): Reporter {
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% | {value}/{total} | {eta_formatted} left | {name}',
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  return {
    start: (total) => bar.start(total, 0, { name: '' }),
    step: (name) => bar.increment({ name }),
    stop: () => bar.stop(),
  };
}

function lineReporter(): Reporter {
  let total = 0;
  let done = 0;
  return {
    start: (count) => {
      total = count;
      console.error(`${count} images to draw`);
    },
    step: () => {
      done += 1;
      if (done % 20 === 0 || done === total) console.error(`${done}/${total}`);
    },
    stop: () => {},
  };
}

/** A progress bar for people; plain lines where the output is a log. */
export const createReporter = (): Reporter => (process.stderr.isTTY ? barReporter() : lineReporter());
