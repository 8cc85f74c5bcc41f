import { isValidPassword } from './password.ts';

/** A password that is chosen, and the same once more. */
export type NewPasswordForm = { password: string; passwordConfirmation: string };

export type NewPasswordCode = 'EMPTY' | 'NOT_EQUALS' | 'WEAK';
export type NewPasswordError = { field: keyof NewPasswordForm; code: NewPasswordCode };

/** What is wrong with a chosen password: `''` is EMPTY, `vestes-9` is WEAK, `Vestes-9` is neither. */
export function passwordCode(password: string): 'EMPTY' | 'WEAK' | null {
  if (password === '') return 'EMPTY';
  return isValidPassword(password) ? null : 'WEAK';
}

/** What is wrong with its repetition: `''` is EMPTY, any other text is NOT_EQUALS. */
export function confirmationCode({
  password,
  passwordConfirmation,
}: NewPasswordForm): 'EMPTY' | 'NOT_EQUALS' | null {
  if (passwordConfirmation === '') return 'EMPTY';
  return passwordConfirmation === password ? null : 'NOT_EQUALS';
}

/**
 * Lists what is wrong with a new password, at most one error a field, in the order of the form; an empty list means
 * it can be sent.
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
