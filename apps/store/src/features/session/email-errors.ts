import { isValidEmail, normaliseEmail } from '@patine/core';

/** Validation errors of an email: `''` is EMPTY, `lea@example` has a BAD_FORMAT. */
export function emailErrors(typed: string): { field: 'email'; code: 'EMPTY' | 'BAD_FORMAT' }[] {
  const email = normaliseEmail(typed);
  if (isValidEmail(email)) return [];
  return [{ field: 'email', code: email === '' ? 'EMPTY' : 'BAD_FORMAT' }];
}
