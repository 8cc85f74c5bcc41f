import { NAME_MAX_LENGTH } from '../constants.ts';
import { isValidBirthDate } from './birth-date.ts';
import { isValidEmail, normaliseEmail } from './email.ts';
import { confirmationCode, passwordCode } from './new-password.ts';

/** What a visitor fills in to open an account; `birthDate` is YYYY-MM-DD, or null or empty when not given. */
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
 * Lists what is wrong with a registration, at most one error a field, in the order of the form; an empty list
 * means it can be sent. Spaces around the e-mail and names are forgiven; names hold 1 to 255 characters.
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
