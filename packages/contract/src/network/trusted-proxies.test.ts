import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback, 10.1.0.0/16', '10.1.255.3', true],
  ['loopback, 10.1.0.0/16', '10.2.0.1', false],
  ['uniquelocal', '172.18.0.3', true],
  ['uniquelocal', '127.0.0.1', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['loopback', 'no address', false],
])('the list %s trusts %s: %j', (list, address, trusted) => {
  expect(trustedProxies(list)(address)).toBe(trusted);
});

test.each(['', 'everybody', '10.0.0.0/99', '10.0.0.0/x'])('%j is rejected', (list) => {
  expect(() => trustedProxies(list)).toThrow(/address|prefix/i);
});
