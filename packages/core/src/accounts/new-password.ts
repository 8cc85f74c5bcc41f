import { isValidPassword } from './password.ts';

/** The chosen password and its confirmation. */
export type NewPasswordForm = { password: string; passwordConfirmation: string };

export type NewPasswordCode = 'EMPTY' | 'NOT_EQUALS' | 'WEAK';
export type NewPasswordError = { field: keyof NewPasswordForm; code: NewPasswordCode };

/** Returns the error of a new password: `''` is EMPTY, `vestes-9` is WEAK, `Vestes-9` has none. */
export function passwordCode(password: string): 'EMPTY' | 'WEAK' | null {
  if (password === '') return 'EMPTY';
  return isValidPassword(password) ? null : 'WEAK';
}

/** Returns the error of the confirmation: `''` is EMPTY, a text that differs from the password is NOT_EQUALS. */
export function confirmationCode({
  password,
  passwordConfirmation,
}: NewPasswordForm): 'EMPTY' | 'NOT_EQUALS' | null {
  if (passwordConfirmation === '') return 'EMPTY';
  return passwordConfirmation === password ? null : 'NOT_EQUALS';
}

/**
 * Returns the errors of a new password, at most one per field, in form order. An empty list means the form is valid.
 * @example validateNewPassword({ password: 'Vestes-9', passwordConfirmation: 'Vestes-9' }) // []
 * @example validateNewPassword({ password: 'Vestes-9', passwordConfirmation: 'Vestes-8' }) // NOT_EQUALS
 */
export function validateNewPassword(form: NewPasswordForm): NewPasswordError[] {
  const codes = { password: passwordCode(form.password), passwordConfirmation: confirmationCode(form) };
  return (['password', 'passwordConfirmation'] as const).flatMap((field) => {
    const code = codes[field];
    return code === null ? [] : [{ field, code }];
  });
}
