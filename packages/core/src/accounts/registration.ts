import { NAME_MAX_LENGTH } from '../constants.ts';
import { isValidBirthDate } from './birth-date.ts';
import { isValidEmail, normaliseEmail } from './email.ts';
import { confirmationCode, passwordCode } from './new-password.ts';

/** The fields of the registration form. `birthDate` is YYYY-MM-DD; null or empty means not given. */
export type RegistrationForm = {
  email: string;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  password: string;
  passwordConfirmation: string;
  acceptTermsAndConditions: boolean;
};

export type RegistrationCode = 'EMPTY' | 'BAD_FORMAT' | 'NOT_EQUALS' | 'WEAK';
export type RegistrationError = { field: keyof RegistrationForm; code: RegistrationCode };

/**
 * Returns the errors of a registration, at most one per field, in form order. An empty list means the form is valid.
 * The email and the names are trimmed before they are checked; names have 1 to 255 characters.
 */
export function validateRegistration(form: RegistrationForm, today: Date): RegistrationError[] {
  const codes: Record<keyof RegistrationForm, RegistrationCode | null> = {
    email: emailCode(form.email),
    firstName: nameCode(form.firstName),
    lastName: nameCode(form.lastName),
    birthDate: form.birthDate && !isValidBirthDate(form.birthDate, today) ? 'BAD_FORMAT' : null,
    password: passwordCode(form.password),
    passwordConfirmation: confirmationCode(form),
    acceptTermsAndConditions: form.acceptTermsAndConditions ? null : 'EMPTY',
  };
  const fields = Object.keys(codes) as (keyof RegistrationForm)[];
  return fields.flatMap((field) => {
    const code = codes[field];
    return code === null ? [] : [{ field, code }];
  });
}

function emailCode(email: string): RegistrationCode | null {
  const normal = normaliseEmail(email);
  if (normal === '') return 'EMPTY';
  return isValidEmail(normal) ? null : 'BAD_FORMAT';
}

function nameCode(name: string): RegistrationCode | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'EMPTY';
  return trimmed.length > NAME_MAX_LENGTH ? 'BAD_FORMAT' : null;
}
