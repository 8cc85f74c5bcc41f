import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomCode, parseCode } from './code.ts';

it.each([
  [' bienvenue-10 ', 'BIENVENUE10'],
  ['4F2K 8QRT–0000 0000', '4F2K8QRT00000000'],
  ['ABC', 'ABC'],
  ['AB', null],
  ['été', null],
  ['A'.repeat(41), null],
  ["ABC' OR 1", null],
])('parses %j as %s', (text, code) => {
  expect(parseCode(text)).toBe(code);
});

it('a random code encodes each of its bits and can be typed in groups', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (bytes) => {
      const code = randomCode(bytes);
      expect(code).toHaveLength(16);
      expect(parseCode(code.replace(/(.{4})/g, '$1-').toLowerCase())).toBe(code);
      const flipped = randomCode(bytes.with(15, bytes[15]! ^ 1));
      expect(flipped).not.toBe(code);
    }),
  );
});

it('generating a code needs sixteen random bytes', () => {
  expect(() => randomCode(new Uint8Array(15))).toThrow(RangeError);
});
