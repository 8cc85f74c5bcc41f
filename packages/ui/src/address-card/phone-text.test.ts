import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['+33612345678', 'FR', '06 12 34 56 78'],
  ['+33612345678', 'BE', '+33 6 12 34 56 78'],
  ['+32470123456', 'BE', '+32 470 123 456'],
  ['+352621123456', 'LU', '+352 621 123 456'],
  ['+447400123456', 'GB', '+44 740 012 3456'],
  ['+12025550143', 'US', '+1 202 555 0143'],
  ['+4915112345678', 'DE', '+49 151 123 456 78'],
])('formats %s with an address in %s as %s', (number, country, text) => {
  expect(phoneText(number, country).replaceAll('\u00a0', ' ')).toBe(text);
});

test('returns a text that is no international number unchanged', () => {
  expect(phoneText('0590 12 34', 'BL')).toBe('0590 12 34');
});
