import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPool } from './pool.ts';

let folder = '';
let worker = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  worker = path.join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `process.on('message', ({ name }) => {
      if (name === 'crash') process.kill(process.pid, 'SIGKILL');
      if (name === 'wrong') process.send({ ok: false, error: 'wrong spec' });
      else process.send({ ok: true, value: name.toUpperCase() });
    });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reports a job whose process died by name and goes on with the others', async () => {
  const jobs = ['a', 'crash', 'wrong', 'b', 'c'].map((name) => ({ name }));
  const results: Record<string, unknown> = {};
  await runPool<{ name: string }, string>(jobs, {
    worker,
    processes: 1,
    onResult: ({ name }, result) => {
      results[name] = result.ok ? result.value : result.error;
    },
  });
  expect(results).toEqual({
    a: 'A',
    crash: 'the drawing process died (SIGKILL)',
    wrong: 'wrong spec',
    b: 'B',
    c: 'C',
  });
});
