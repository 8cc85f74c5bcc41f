import { expect, test } from 'vitest';
import { newsletterEmail } from './newsletter-email.ts';

test.each([
  ['', 'EMPTY'],
  [' \t\u00a0', 'EMPTY'],
  ['lea', 'BAD_FORMAT'],
  ['lea@example', 'BAD_FORMAT'],
  ['lea@@example.fr', 'BAD_FORMAT'],
  [' Lea@Example.fr ', 'OK'],
] as const)('%j is %s', (text, state) => {
  expect(newsletterEmail(text)).toBe(state);
});
