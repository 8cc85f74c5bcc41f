import { passwordCode } from '@patine/core';
import { isCommonPassword } from './common-passwords.ts';

/** The rule that a chosen password breaks, of the form's or of the list of common ones. */
export const brokenPasswordRule = (password: string): 'EMPTY' | 'WEAK' | 'COMMON' | null =>
  passwordCode(password) ?? (isCommonPassword(password) ? 'COMMON' : null);
