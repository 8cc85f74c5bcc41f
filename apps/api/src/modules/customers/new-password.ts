import { passwordCode } from '@patine/core';
import { isCommonPassword } from './common-passwords.ts';

/** Returns the rule that a new password breaks; null when it is acceptable. */
export const brokenPasswordRule = (password: string): 'EMPTY' | 'WEAK' | 'COMMON' | null =>
  passwordCode(password) ?? (isCommonPassword(password) ? 'COMMON' : null);
