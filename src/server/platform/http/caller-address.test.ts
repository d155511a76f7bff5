import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerKeys, coarseNetwork } from './caller-address.ts';

test.each([
  ['203.0.113.7', { own: '203.0.113.7', network: null }],
  ['::ffff:203.0.113.7', { own: '203.0.113.7', network: null }],
  ['2001:db8:1:2:3:4:5:6', { own: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['2001:DB8:1:2::1', { own: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['fe80::1%eth0', { own: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48' }],
  ['unknown', { own: 'unknown', network: null }],
])('%s is counted as %o', (address, keys) => expect(callerKeys(address)).toEqual(keys));

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('for %s, %s is kept', (address, network) => expect(coarseNetwork(address)).toBe(network));

test('all addresses of a /64 share one key, and all /64s of a /48 share one network', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const [a, b] = [callerKeys(one), callerKeys(other)];
      if (a.own === b.own) expect(a.network).toBe(b.network);
      expect(callerKeys(a.own.replace('/64', '')).own).toBe(a.own);
    }),
  );
});
