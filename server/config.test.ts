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
    ['PORT', '70000', 'is not between 0 and 65535'],
    ['PORT', 'abc', 'is not a whole number'],
    ['PORT', ' ', 'is not a whole number'],
    ['PORT', '0x50', 'is not a whole number'],
    ['METRICS_PORT', 'abc', 'is not a whole number'],
    ['METRICS_PORT', '3000', 'is the same as PORT'],
    ['FREE_ACCOUNTS', '-1', 'is not a whole number'],
    ['FREE_ACCOUNTS', '1.5', 'is not a whole number'],
    ['FREE_ACCOUNTS', '9'.repeat(20), 'is not between 0 and 1000000000'],
    ['POINTS_PER_CORRECT', '0', 'is not between 1 and 1000000'],
    ['SITE_TIME_ZONE', 'Nowhere', 'is not a time zone'],
    ['CONTACT_EMAIL', 'nobody', 'is not an e-mail address'],
    ['SOCIAL_LINKS', 'Mastodon', 'is not a list of Name=https://address'],
    ['TRUST_PROXY', 'proxy', 'is not a list of addresses or networks'],
    ['TRUST_PROXY', '10.0.0.1,', 'is not a list of addresses or networks'],
    ['TRUST_PROXY', '127.1', 'is not a list of addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'is not a list of addresses or networks'],
    ['PUBLIC_ORIGIN', 'sawaal', 'is not an origin like https://sawaal.example'],
    ['PUBLIC_ORIGIN', 'https://sawaal.example/quiz', 'is not an origin like https://sawaal.example'],
    ['PUBLIC_ORIGIN', 'https://me@sawaal.example', 'is not an origin like https://sawaal.example'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)', 'is not an origin like https://sawaal.example'],
    ['PAYOUT_RAIL', 'cash', 'is not one of manual, webhook'],
    ['PAYOUT_WEBHOOK_URL', 'ftp://pay', 'is not an address'],
    ['PAYOUT_WEBHOOK_SECRET', `whsec_${'A'.repeat(33)}`, 'is not whsec_ and base64 of 24 to 64 bytes'],
    ['PAYOUT_WEBHOOK_SECRET', 'whsec_', 'is not whsec_ and base64 of 24 to 64 bytes'],
    ['ADMIN_EMAIL', 'nobody', 'is not an e-mail address'],
    ['ADMIN_KEY', 'short', 'has fewer than 8 characters'],
    ['ADMIN_SECRET_CODE', 'short', 'has fewer than 8 characters'],
    ['LOG_LEVEL', 'loud', 'is not one of fatal, error, warn, info, debug, trace, silent'],
    ['MONGODB_URL', 'localhost:27017', 'is not an address of MongoDB'],
    ['REDIS_URL', 'http://localhost', 'is not an address of Redis'],
    ['REDIS_PREFIX', 'a:b', 'has more than letters, digits, _ and -'],
  ])('%s=%s is refused with a line that names it: %s', (name, value, why) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${why}`));
  });

  it.each([
    ['TRUST_PROXY', '10.0.0.1, 172.30.98.0/24,fd00::/8,loopback'],
    ['PUBLIC_ORIGIN', 'https://sawaal.example'],
    ['PUBLIC_ORIGIN', 'http://localhost:3000/'],
    ['PAYOUT_WEBHOOK_SECRET', `whsec_${Buffer.alloc(24).toString('base64')}`],
    ['METRICS_PORT', '0'],
  ])('%s=%s is accepted', (name, value) => {
    expect(() => readConfig({ PORT: '0', [name]: value })).not.toThrow();
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
