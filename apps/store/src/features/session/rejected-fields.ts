import { ApiError } from '../../lib/api-error.ts';

/** What the api calls the fields of a form. */
const FORM_NAMES: Readonly<Record<string, string>> = { emailAddress: 'email', plainPassword: 'password' };

/** The rules that a failure says were broken, by the form's own names; none where it is about no field. */
export function rejectedFields(error: unknown): { field: string; code: string }[] {
  if (!(error instanceof ApiError)) return [];
  if (error.is('EMAIL_CONFLICT')) return [{ field: 'email', code: 'CONFLICT' }];
  return Object.entries(error.body.fields ?? {}).map(([name, code]) => ({
    field: FORM_NAMES[name] ?? name,
    code,
  }));
}
