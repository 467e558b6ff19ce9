import { describe, expect, it } from 'vitest';
import { listedPaths, nowhereLike, pageAt } from './pages.ts';

describe('the pages of the site', () => {
  it.each([
    ['/', 'rendered'],
    ['/quiz', 'rendered'],
    ['/quiz/music', 'rendered'],
    ['/quiz/music/jazz-legends', 'rendered'],
    ['/games/war', 'live'],
    ['/profile', 'private'],
    ['/admin-sawaal-login', 'private'],
  ])('%s is %s', (path, kind) => expect(pageAt(path)).toBe(kind));

  it.each([
    '/no/such/page',
    '/quiz/cooking',
    '/quiz/music/no-such-quiz',
    '/quiz/history/jazz-legends',
    '/games/chess',
    '/About-Us',
    '/quiz/',
    '//',
    '',
  ])('nothing stands at “%s”', (path) => expect(pageAt(path)).toBeNull());

  it('all that leads nowhere is one of a few pages, in the frame of its own place', () => {
    expect(nowhereLike('/a')).toBe('/-');
    expect(nowhereLike('/b')).toBe('/-');
    expect(nowhereLike('/games/chess')).toBe('/games/-');
    expect(nowhereLike('/quiz/music/none')).toBe('/quiz/-/-');
    expect(nowhereLike('/quiz/a/b/c/d/e/f')).toBe('/quiz/-/-');
    for (const path of ['/a', '/games/chess', '/quiz/x', '/quiz/x/y', '//a//b']) {
      expect(pageAt(nowhereLike(path))).toBeNull();
    }
  });

  it('search engines are told of every page once, and of none that is private', () => {
    const listed = listedPaths();
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => /^\/quiz\/[^/]+$/.test(path))).toHaveLength(10);
    expect(listed.filter((path) => /^\/quiz\/[^/]+\/[^/]+$/.test(path))).toHaveLength(50);
    expect(listed.map(pageAt)).not.toContain('private');
    expect(listed.map(pageAt)).not.toContain(null);
    expect(listed).not.toContain('/quiz');
  });
});
