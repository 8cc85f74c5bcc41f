import { NAME_MAX_LENGTH } from '@patine/core';
import { expect, test } from 'vitest';
import {
  type DetailsEvent,
  type DetailsStatus,
  detailsErrors,
  detailsForm,
  detailsReducer,
} from './details-form.ts';

const customer = {
  firstName: 'Léa',
  lastName: 'Martin',
  emailAddress: 'lea@example.fr',
  displayName: 'Léa M.',
};
const others = { firstName: 'Zoé', lastName: 'Petit', emailAddress: 'zoe@example.fr', displayName: 'Zouzou' };

const events = {
  initialised: { type: 'initialised', customer: others },
  edited: { type: 'edited', field: 'firstName', value: 'Zoé' },
  submitted: { type: 'submitted' },
  saved: { type: 'saved', customer: others },
  failed: { type: 'failed' },
} satisfies Record<string, DetailsEvent>;

const after = (status: DetailsStatus, event: DetailsEvent, values = customer) =>
  detailsReducer({ status, values }, event).status;

test.each([
  [
    'DISABLED_SUBMIT',
    ['DISABLED_SUBMIT', 'SUBMITTABLE', 'DISABLED_SUBMIT', 'DISABLED_SUBMIT', 'DISABLED_SUBMIT'],
  ],
  ['SUBMITTABLE', ['DISABLED_SUBMIT', 'SUBMITTABLE', 'LOADING', 'DISABLED_SUBMIT', 'SUBMITTABLE']],
  ['LOADING', ['DISABLED_SUBMIT', 'LOADING', 'LOADING', 'DISABLED_SUBMIT', 'ERROR']],
  ['ERROR', ['DISABLED_SUBMIT', 'SUBMITTABLE', 'LOADING', 'DISABLED_SUBMIT', 'ERROR']],
] as const)('from %s each event leads where the specification says', (status, expected) => {
  expect(Object.values(events).map((event) => after(status, event))).toEqual(expected);
});

test('the form starts with the customer’s data and is reset to it after saving', () => {
  expect(detailsForm(customer)).toEqual({ status: 'DISABLED_SUBMIT', values: customer });
  expect(detailsReducer({ status: 'LOADING', values: customer }, events.saved).values).toEqual(others);
});

test('a failure keeps the input', () => {
  const edited = detailsReducer(detailsForm(customer), events.edited);
  const failed = detailsReducer(detailsReducer(edited, events.submitted), events.failed);
  expect(failed).toEqual({ status: 'ERROR', values: { ...customer, firstName: 'Zoé' } });
});

test.each(['', '  ', 'lea', 'lea@', '@example.fr', 'lea example.fr'])(
  'nothing is sent while the email is %j',
  (emailAddress) => {
    const values = { ...customer, emailAddress };
    expect(after('SUBMITTABLE', events.submitted, values)).toBe('SUBMITTABLE');
    const code = emailAddress.trim() === '' ? 'EMPTY' : 'BAD_FORMAT';
    expect(detailsErrors(values)).toEqual([{ field: 'emailAddress', code }]);
  },
);

test('a name has between one character and the maximum', () => {
  const named = (firstName: string) => detailsErrors({ ...customer, firstName });
  expect(named(' ')).toEqual([{ field: 'firstName', code: 'EMPTY' }]);
  expect(named('x')).toEqual([]);
  expect(named('x'.repeat(NAME_MAX_LENGTH))).toEqual([]);
  expect(named('x'.repeat(NAME_MAX_LENGTH + 1))).toEqual([{ field: 'firstName', code: 'BAD_FORMAT' }]);
});

test('the display name is optional and no longer than a name', () => {
  const shown = (displayName: string) => detailsErrors({ ...customer, displayName });
  expect(shown(' ')).toEqual([]);
  expect(shown('x'.repeat(NAME_MAX_LENGTH))).toEqual([]);
  expect(shown('x'.repeat(NAME_MAX_LENGTH + 1))).toEqual([{ field: 'displayName', code: 'BAD_FORMAT' }]);
});
