import { ApiError } from '../../lib/api-error.ts';

/** Form field names by the api's names. */
const FORM_NAMES: Readonly<Record<string, string>> = { emailAddress: 'email', plainPassword: 'password' };

/** Validation errors of a failure, by form field name; empty if it is not about fields. */
export function rejectedFields(error: unknown): { field: string; code: string }[] {
  if (!(error instanceof ApiError)) return [];
  if (error.is('EMAIL_CONFLICT')) return [{ field: 'email', code: 'CONFLICT' }];
  return Object.entries(error.body.fields ?? {}).map(([name, code]) => ({
    field: FORM_NAMES[name] ?? name,
    code,
  }));
}
