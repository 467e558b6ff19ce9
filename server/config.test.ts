import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readStoreConfig } from './config.ts';

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
    ['MONGODB_URL', 'localhost:27017'],
    ['REDIS_URL', 'http://localhost'],
    ['REDIS_PREFIX', 'a:b'],
    ['METRICS_PORT', 'abc'],
  ])('%s=%s is refused with a line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    [{ MONGODB_URL: 'mongodb://db' }, 'REDIS_URL: is missing'],
    [{ REDIS_URL: 'redis://cache' }, 'MONGODB_URL: is missing'],
  ])('half a cluster is refused: %j', (half, message) => {
    expect(() => readConfig(half)).toThrow(message);
  });

  it('both addresses make a cluster', () => {
    const both = { MONGODB_URL: 'mongodb://db', REDIS_URL: 'redis://cache' };
    expect(readConfig(both)).toMatchObject(both);
  });

  it('tools that need the store alone need no Redis', () => {
    const url = 'mongodb://db';
    expect(readStoreConfig({ MONGODB_URL: url })).toEqual({ DATA_DIR: './data', MONGODB_URL: url });
    expect(() => readStoreConfig({ MONGODB_URL: 'db:27017' })).toThrow(ConfigError);
  });
});
