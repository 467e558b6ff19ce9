import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      SITE_TIME_ZONE: 'Asia/Karachi',
      FREE_ACCOUNTS: 50,
      POINTS_PER_CORRECT: 10,
      SOCIAL_LINKS: [],
    });
  });

  it('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['FREE_ACCOUNTS', '-1'],
    ['FREE_ACCOUNTS', '1.5'],
    ['SITE_TIME_ZONE', 'Nowhere'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SOCIAL_LINKS', 'Mastodon'],
    ['PUBLIC_ORIGIN', 'sawaal'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused with a line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
