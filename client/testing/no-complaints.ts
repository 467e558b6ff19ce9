import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/** What is about how a test is written, and what jsdom has no part for. */
const expected = /not wrapped in act|Not implemented/;

const complaints: string[] = [];

/** A test fails when the client complains on its console: of keys that are not unique, of markup that can't stand there. */
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    const text = format(...words);
    if (!expected.test(text)) complaints.push(text);
  };
}
afterEach(() => expect(complaints.splice(0)).toEqual([]));
