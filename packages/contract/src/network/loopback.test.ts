import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, isLoopbackUrl } from './loopback.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['10.0.0.1', false],
  ['::2', false],
  ['localhost', false],
  ['', false],
])('the address %j is a loopback address: %j', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['shop.localhost', true],
  ['127.0.0.1:4000', true],
  ['[::1]:3000', true],
  ['2130706433', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.example', false],
  ['user@shop.example', false],
  ['', false],
])('the host %j is a loopback host: %j', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['http://localhost:3000', true],
  ['https://[::1]/x', true],
  ['https://patine.example', false],
  ['http://127.0.0.1@patine.example/', false],
  ['nonsense', false],
])('the URL %j is a loopback URL: %j', (url, expected) => {
  expect(isLoopbackUrl(url)).toBe(expected);
});
