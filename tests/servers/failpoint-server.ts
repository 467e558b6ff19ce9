import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Failpoint, failpoints } from './failpoints.ts';

/**
 * The real server, which dies by SIGKILL at the failpoint that `FAILPOINT` names. It is an entry point of tests: the
 * database driver is wrapped here, before the server loads it, and the product knows nothing of it.
 */
function failpointOf(name: string | undefined): Failpoint {
  const failpoint = failpoints[name ?? ''];
  if (!failpoint) throw new Error(`FAILPOINT is none of: ${Object.keys(failpoints).join(', ')}`);
  return failpoint;
}

const { after, at, when } = failpointOf(process.env.FAILPOINT);
let isArmed = after === null;

/** Runs a statement or the like, and dies before or after it where the failpoint says so. */
function run<T>(sql: string, execute: () => T): T {
  const isHere = isArmed && sql.startsWith(at);
  if (isHere && when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = execute();
  if (isHere && when === 'after') process.kill(process.pid, 'SIGKILL');
  if (after !== null && sql.startsWith(after)) isArmed = true;
  return result;
}

const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  run(sql, () => exec.call(this, sql));
};
DatabaseSync.prototype.prepare = function (sql, ...options): StatementSync {
  const statement = prepare.call(this, sql, ...options);
  return new Proxy(statement, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        name === 'run' || name === 'get'
          ? run(sql.trim(), () => value.apply(target, args))
          : value.apply(target, args);
    },
  });
};

const { fdatasync } = fs;
fs.fdatasync = Object.assign(
  (file: number, done: fs.NoParamCallback) =>
    run('SYNC BEGINS', () => fdatasync(file, (fault) => run('SYNCED', () => done(fault)))),
  { __promisify__: fdatasync.__promisify__ },
);
syncBuiltinESMExports();

ServerResponse.prototype.writeHead = new Proxy(ServerResponse.prototype.writeHead, {
  apply: (writeHead, response, head) => run('REPLY', () => Reflect.apply(writeHead, response, head)),
});

await import('../../server/main.mjs');
