import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { formatWithOptions } from 'node:util';
import vm from 'node:vm';

/** What a program printed, why it could not be run, or why nobody can run it here. */
export type Outcome =
  | { readonly printed: string }
  | { readonly fault: string }
  | { readonly skipped: string };

export type Runner = (language: string, source: string) => Outcome;

const pythonTimeout = 5_000;
const scriptTimeout = 1_000;

const runPython = (command: string, source: string): Outcome => {
  // -I: neither the environment nor the working directory can change what the program does.
  const { error, status, stdout, stderr } = spawnSync(command, ['-I', '-c', source], {
    timeout: pythonTimeout,
    encoding: 'utf8',
  });
  if (error && 'code' in error && error.code === 'ENOENT') return { skipped: `${command} is not installed` };
  if (error) return { fault: `the program did not end: ${error.message}` };
  // A question may ask which exception is raised.
  const raised = /^(\w+(?:Error|Exception|Interrupt|Iteration))\b/m.exec(stderr)?.[1];
  if (status !== 0) return raised ? { printed: raised } : { fault: `the program failed: ${stderr.trim()}` };
  return { printed: stdout.trim() };
};

const runScript = (source: string): Outcome => {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(formatWithOptions({ colors: false }, ...values));
  try {
    vm.runInNewContext(
      source,
      { console: { log } },
      { timeout: scriptTimeout, microtaskMode: 'afterEvaluate' },
    );
  } catch (error) {
    const name =
      error !== null && typeof error === 'object' && 'name' in error ? String(error.name) : 'Error';
    const timedOut =
      error !== null &&
      typeof error === 'object' &&
      'code' in error &&
      error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (timedOut) return { fault: 'the program did not end' };
    return { printed: name };
  }
  return { printed: lines.join('\n').trim() };
};

/** Runs the programs of questions: Python in a process of its own, JavaScript in an empty context. */
export const createRunner =
  (python = 'python3'): Runner =>
  (language, source) => {
    if (language === 'python') return runPython(python, source);
    if (language === 'javascript') return runScript(source);
    if (language === 'typescript') return runScript(stripTypeScriptTypes(source));
    return { fault: `nothing here runs ${language}` };
  };
