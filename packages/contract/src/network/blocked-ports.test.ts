import { expect, test } from 'vitest';
import { hasBlockedPort, isBlockedPort } from './blocked-ports.ts';

const listed = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(isBlockedPort);

test.each(listed)('%i is refused by fetch', async (port) => {
  const error = await fetch(`http://127.0.0.1:${port}/`).catch((refusal: Error) => refusal);
  expect(error).toMatchObject({ cause: { message: 'bad port' } });
});

test.each([
  ['http://localhost:4190', true],
  ['https://shop.example:6000/', true],
  ['http://localhost:3000', false],
  ['https://shop.example', false],
])('%s: %s', (url, blocked) => {
  expect(hasBlockedPort(url)).toBe(blocked);
});
