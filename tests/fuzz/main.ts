import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { endOnSignals } from '../support/end-on-signals.ts';
import { runFuzz } from './run.ts';

/** `npm run fuzz -- --inputs 1000000 --lives 100000 --seed 1`: what nobody honest sends, to a real server in embedded mode. */
endOnSignals();
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20000' },
    lives: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    'late-ms': { type: 'string', default: '100' },
  },
});
const bar = new SingleBar({
  format: '{bar} {value}/{total} inputs, {left} s left, {lived} connections, {memory} MB',
  noTTYOutput: false,
});
const total = Number(values.inputs);
bar.start(total, 0, { left: '…', lived: 0, memory: '…' });
let printed = 0;
const report = await runFuzz({
  total,
  lives: Number(values.lives),
  seed: values.seed,
  lateMs: Number(values['late-ms']),
  onProgress(sent, leftS, memoryMb, lived) {
    bar.update(sent, { left: leftS, lived, memory: memoryMb });
    if (process.stdout.isTTY || sent - printed < total / 10) return;
    printed = sent;
    console.log(`${sent} of ${total} inputs, ${leftS} s left, ${lived} connections, ${memoryMb} MB`);
  },
});
bar.stop();
console.table(report.figures);
console.table(report.answers);
for (const fault of report.faults) console.error(`✗ ${fault}`);
process.exit(report.faults.length > 0 ? 1 : 0);
