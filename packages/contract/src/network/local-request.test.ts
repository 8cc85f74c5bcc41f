import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const isLocal = (headers: Record<string, string | string[]>, remoteAddress?: string) =>
  isLocalRequest({ remoteAddress, headers: { host: 'localhost:3000', ...headers } });

test.each([
  [{}],
  [{ host: '[::1]:3000' }],
  [{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' }],
  [{ 'x-forwarded-for': '::1, 127.0.0.1' }],
])('%j from this machine is local', (headers) => {
  expect(isLocal(headers, '127.0.0.1')).toBe(true);
  expect(isLocal(headers, '::ffff:127.0.0.1')).toBe(true);
});

test.each([
  [{ host: 'shop.example' }],
  [{ 'x-forwarded-host': 'shop.example' }],
  [{ 'x-forwarded-for': '203.0.113.7' }],
  [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }],
  [{ 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
  [{ 'x-forwarded-for': '' }],
  [{ 'x-real-ip': '203.0.113.7' }],
  [{ 'cf-connecting-ip': '2001:db8::7' }],
  [{ forwarded: 'for=127.0.0.1' }],
  [{ via: '1.1 proxy' }],
])('%j is not local, though its connection is', (headers) => {
  expect(isLocal(headers, '127.0.0.1')).toBe(false);
});

test.each(['203.0.113.7', '10.0.0.1', '2001:db8::7', '', undefined])(
  'a connection from %s is not local',
  (remoteAddress) => {
    expect(isLocal({}, remoteAddress)).toBe(false);
    expect(isLocal({ 'x-forwarded-for': '127.0.0.1' }, remoteAddress)).toBe(false);
  },
);
