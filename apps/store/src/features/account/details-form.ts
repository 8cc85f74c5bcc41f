import { NAME_MAX_LENGTH, isValidEmail, normaliseEmail } from '@patine/core';

export type DetailsStatus = 'DISABLED_SUBMIT' | 'SUBMITTABLE' | 'LOADING' | 'ERROR';

export const DETAILS_FIELDS = ['firstName', 'lastName', 'emailAddress', 'displayName'] as const;
export type DetailsField = (typeof DETAILS_FIELDS)[number];
export type DetailsValues = Readonly<Record<DetailsField, string>>;

export type DetailsForm = { status: DetailsStatus; values: DetailsValues };

export type DetailsEvent =
  | { type: 'initialised'; customer: DetailsValues }
  | { type: 'edited'; field: DetailsField; value: string }
  | { type: 'submitted' }
  | { type: 'saved'; customer: DetailsValues }
  | { type: 'failed' };

export type DetailsError = { field: DetailsField; code: 'EMPTY' | 'BAD_FORMAT' };

const nameError = (field: 'firstName' | 'lastName', text: string): DetailsError[] => {
  const name = text.trim();
  if (name === '') return [{ field, code: 'EMPTY' }];
  return name.length > NAME_MAX_LENGTH ? [{ field, code: 'BAD_FORMAT' }] : [];
};

const emailError = (text: string): DetailsError[] => {
  const address = normaliseEmail(text);
  if (address === '') return [{ field: 'emailAddress', code: 'EMPTY' }];
  return isValidEmail(address) ? [] : [{ field: 'emailAddress', code: 'BAD_FORMAT' }];
};

/** An empty display name is derived from the name. */
const displayNameError = (text: string): DetailsError[] =>
  text.trim().length > NAME_MAX_LENGTH ? [{ field: 'displayName', code: 'BAD_FORMAT' }] : [];

/** Validation errors, in field order. */
export const detailsErrors = (values: DetailsValues): DetailsError[] => [
  ...nameError('firstName', values.firstName),
  ...nameError('lastName', values.lastName),
  ...emailError(values.emailAddress),
  ...displayNameError(values.displayName),
];

export const detailsForm = (customer: DetailsValues): DetailsForm => {
  const { firstName, lastName, emailAddress, displayName } = customer;
  return { status: 'DISABLED_SUBMIT', values: { firstName, lastName, emailAddress, displayName } };
};

const submit = (form: DetailsForm): DetailsForm => {
  const canBeSent = form.status === 'SUBMITTABLE' || form.status === 'ERROR';
  return canBeSent && detailsErrors(form.values).length === 0 ? { ...form, status: 'LOADING' } : form;
};

/** Nothing is sent before an edit, nor while there are errors. */
export function detailsReducer(form: DetailsForm, event: DetailsEvent): DetailsForm {
  switch (event.type) {
    case 'initialised':
    case 'saved':
      return detailsForm(event.customer);
    case 'edited':
      if (form.status === 'LOADING') return form;
      return { status: 'SUBMITTABLE', values: { ...form.values, [event.field]: event.value } };
    case 'submitted':
      return submit(form);
    case 'failed':
      return form.status === 'LOADING' ? { ...form, status: 'ERROR' } : form;
  }
}
