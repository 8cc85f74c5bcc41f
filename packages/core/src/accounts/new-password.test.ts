import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateNewPassword } from './new-password.ts';
import { isValidPassword } from './password.ts';

it.each([
  ['Vestes-9', 'Vestes-9', []],
  ['', '', ['password EMPTY', 'passwordConfirmation EMPTY']],
  ['vestes-9', 'vestes-9', ['password WEAK']],
  ['Vestes-9', '', ['passwordConfirmation EMPTY']],
  ['Vestes-9', 'Vestes-8', ['passwordConfirmation NOT_EQUALS']],
  ['Vestes-9', 'Vestes-9 ', ['passwordConfirmation NOT_EQUALS']],
])('the pair %j, %j has the errors %j', (password, passwordConfirmation, expected) => {
  const errors = validateNewPassword({ password, passwordConfirmation });
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

it('only a valid password typed twice has no errors', () => {
  const text = fc.oneof(fc.constant('Vestes-9'), fc.string({ unit: 'binary', maxLength: 20 }));
  fc.assert(
    fc.property(text, text, (password, passwordConfirmation) => {
      const isGood = isValidPassword(password) && password === passwordConfirmation;
      expect(validateNewPassword({ password, passwordConfirmation }).length === 0).toBe(isGood);
    }),
  );
});
