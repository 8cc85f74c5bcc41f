import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPassword, passwordRules } from './password.ts';

const all = {
  length: true,
  digit: true,
  lowercase: true,
  uppercase: true,
  special: true,
  noWhitespace: true,
};

describe('passwordRules', () => {
  it('a good password meets every rule', () => {
    expect(passwordRules('Vestes-9')).toEqual(all);
  });

  it.each([
    ['Veste-9', { length: false }],
    ['Vestes-x', { digit: false }],
    ['VESTES-9', { lowercase: false }],
    ['vestes-9', { uppercase: false }],
    ['Vestes99', { special: false }],
    ['Vestes+9', { special: false }],
    ['Vestes -9', { noWhitespace: false }],
    ['Vestes\u00A0-9', { noWhitespace: false }],
    ['Vestes-٩', { digit: false }],
  ])('%j fails one rule', (password, change) => {
    expect(passwordRules(password)).toEqual({ ...all, ...change });
  });

  it('an empty password fails every rule', () => {
    expect(Object.values(passwordRules('')).some(Boolean)).toBe(false);
  });

  it.each(['!', '@', '#', '$', '_', '-', '%', '^', '&', '*', '?'])(
    '%s is a special character',
    (character) => {
      expect(passwordRules(character).special).toBe(true);
    },
  );

  it('letters of other scripts count', () => {
    expect(isValidPassword('ÉÉÉééé-9')).toBe(true);
    expect(isValidPassword('ЖЖЖжжж-9')).toBe(true);
  });

  it('counts characters, not code units, up to 255', () => {
    expect(passwordRules('😀'.repeat(7)).length).toBe(false);
    expect(passwordRules('😀'.repeat(8)).length).toBe(true);
    expect(passwordRules('😀'.repeat(255)).length).toBe(true);
    expect(passwordRules('😀'.repeat(256)).length).toBe(false);
    expect(passwordRules('a'.repeat(255)).length).toBe(true);
    expect(passwordRules('a'.repeat(256)).length).toBe(false);
  });
});

describe('isValidPassword', () => {
  it('rejects a password that breaks a rule, wherever the invalid character is', () => {
    const good = fc
      .shuffledSubarray(Array.from('Vestes-9!Ab3'), { minLength: 12 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(good, fc.nat(12), fc.constantFrom(' ', '\t', '\n', '\u2003'), (password, at, space) => {
        expect(isValidPassword(password)).toBe(true);
        expect(isValidPassword(password.slice(0, at) + space + password.slice(at))).toBe(false);
      }),
    );
  });

  it('agrees with the rules written on the form for any text', () => {
    const letters = 'aZ9!@#$_-%^&*? \t+éÉ';
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });
    const length = fc.constantFrom('', 'x'.repeat(243), 'x'.repeat(250));
    fc.assert(
      fc.property(text, length, (start, end) => {
        const typed = Array.from(start + end);
        const has = (kind: string) => typed.some((character) => kind.includes(character));
        const expected =
          typed.length >= 8 &&
          typed.length <= 255 &&
          has('0123456789') &&
          has('axé') &&
          has('ZÉ') &&
          has('!@#$_-%^&*?') &&
          !has(' \t');
        expect(isValidPassword(typed.join(''))).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
