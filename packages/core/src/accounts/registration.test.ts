import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateRegistration, type RegistrationForm } from './registration.ts';

const TODAY = new Date('2026-03-10T08:00:00Z');

const good: RegistrationForm = {
  email: 'lea@example.fr',
  firstName: 'Léa',
  lastName: 'Martin',
  birthDate: null,
  password: 'Vestes-9',
  passwordConfirmation: 'Vestes-9',
  acceptTermsAndConditions: true,
};

describe('validateRegistration', () => {
  it('a valid form has no errors', () => {
    expect(validateRegistration(good, TODAY)).toEqual([]);
    expect(validateRegistration({ ...good, birthDate: '1990-12-31' }, TODAY)).toEqual([]);
    expect(validateRegistration({ ...good, birthDate: '' }, TODAY)).toEqual([]);
    expect(validateRegistration({ ...good, email: ' Lea@Example.fr ' }, TODAY)).toEqual([]);
    expect(validateRegistration({ ...good, firstName: 'a'.repeat(255) }, TODAY)).toEqual([]);
  });

  it.each([
    ['email', 'EMPTY', { email: ' ' }],
    ['email', 'BAD_FORMAT', { email: 'lea@example' }],
    ['firstName', 'EMPTY', { firstName: ' ' }],
    ['firstName', 'BAD_FORMAT', { firstName: 'a'.repeat(256) }],
    ['lastName', 'EMPTY', { lastName: '' }],
    ['birthDate', 'BAD_FORMAT', { birthDate: '31/12/1990' }],
    ['birthDate', 'BAD_FORMAT', { birthDate: '2026-03-10' }],
    ['password', 'WEAK', { password: 'vestes-9', passwordConfirmation: 'vestes-9' }],
    ['passwordConfirmation', 'EMPTY', { passwordConfirmation: '' }],
    ['passwordConfirmation', 'NOT_EQUALS', { passwordConfirmation: 'Vestes-8' }],
    ['acceptTermsAndConditions', 'EMPTY', { acceptTermsAndConditions: false }],
  ] as const)('reports only %s %s', (field, code, change) => {
    expect(validateRegistration({ ...good, ...change }, TODAY)).toEqual([{ field, code }]);
  });

  it('lists the errors of an empty form in form order', () => {
    const untouched = {
      ...good,
      email: '',
      firstName: '',
      lastName: '',
      password: '',
      passwordConfirmation: '',
      acceptTermsAndConditions: false,
    };
    expect(validateRegistration(untouched, TODAY)).toEqual(
      ['email', 'firstName', 'lastName', 'password', 'passwordConfirmation', 'acceptTermsAndConditions'].map(
        (field) => ({
          field,
          code: 'EMPTY',
        }),
      ),
    );
  });

  it('reports at most one error per field for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const anyForm = fc.record({
      email: text,
      firstName: text,
      lastName: text,
      birthDate: fc.option(text),
      password: text,
      passwordConfirmation: text,
      acceptTermsAndConditions: fc.boolean(),
    });
    fc.assert(
      fc.property(anyForm, (form) => {
        const fields = validateRegistration(form, TODAY).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.includes('acceptTermsAndConditions')).toBe(!form.acceptTermsAndConditions);
      }),
    );
  });
});
