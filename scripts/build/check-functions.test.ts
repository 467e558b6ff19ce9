import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageDocument } from '../../server/edges/http/pages/page-document.ts';
import { clientDir } from '../../server/edges/http/static-files.ts';
import { checkFunctions, lacking } from './check-functions.ts';

describe('what the oldest supported browser lacks is found [DEVICE-14]', () => {
  it.each([
    ['const { promise } = Promise.withResolvers();', 'Promise.withResolvers'],
    ['Object.groupBy(list, of);', 'Object.groupBy'],
    ['one.union(other);', 'union'],
    ['/[\\p{L}--[a-z]]/v.test(text);', '/v'],
    ['list.values().map(of);', 'Iterator.map'],
    ['Array.fromAsync(list);', 'Array.fromAsync'],
    ['new URLPattern(path);', 'URLPattern'],
    ['Temporal.Now.instant();', 'Temporal.Now'],
    ['window.scheduler.yield();', 'scheduler'],
    ['new Intl.DurationFormat("en");', 'Intl.DurationFormat'],
    ['navigator.userActivation.isActive; element.checkVisibility();', 'checkVisibility'],
  ])('%s', (script, name) => {
    expect(lacking(script, false)).toContain(name);
    expect(lacking(`<p></p><script type="module">${script}</script>`, true)).toContain(name);
  });

  it.each([
    '[1].toSorted().findLast(of).at(-1);',
    'structuredClone(crypto.randomUUID());',
    'Object.entries(of).map(each);',
    'function groupBy() {} groupBy(); const Temporal = 1; Temporal;',
    '/(?<=a)b/u.test(text); Object.hasOwn(a, b); new Error("", { cause });',
  ])('not what it has: %s', (script) => expect(lacking(script, false)).toEqual([]));

  it('in a file of the built client', () => {
    const dist = mkdtempSync(join(tmpdir(), 'built-'));
    try {
      writeFileSync(join(dist, 'one.js'), 'export const one = [2, 1].toSorted();');
      expect(() => checkFunctions(dist)).not.toThrow();
      writeFileSync(join(dist, 'other.js'), 'export const other = Promise.withResolvers();');
      expect(() => checkFunctions(dist)).toThrow('other.js: Promise.withResolvers');
    } finally {
      rmSync(dist, { recursive: true });
    }
  });
});

describe('of the built client [DEVICE-14]', () => {
  it('no script uses it, libraries and service worker included', () => checkFunctions(clientDir));

  it('nor does the code that the server writes into a page', () => {
    const shell = '<!--page-data--><script type="module" src="/assets/index.js"></script>';
    const build = { shell, sheets: [], renderPage: () => null };
    const { html } = pageDocument(build as never, { head: '', body: '', rules: '' }, {} as never);
    expect(html).toContain('import(piece)');
    expect(lacking(html, true)).toEqual([]);
    expect(lacking(html.replace('await painted();', 'Promise.try(painted);'), true)).toEqual(['Promise.try']);
  });
});
