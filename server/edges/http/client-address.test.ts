import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';

describe('the address under which attempts are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('whose connection has ended before their call is looked at are counted together, and fault nothing [FAULT-13]', async () => {
    const app = Fastify();
    let counted = '';
    app.get('/', async (request) => {
      request.raw.socket.destroy();
      counted = clientAddress(request);
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(url)).rejects.toThrow();
    expect(counted).toBe('gone');
    await app.close();
  });
});
