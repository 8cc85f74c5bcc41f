import type { CustomerCreate } from '@patine/contract/resolvers';
import { normaliseEmail, profileLocale, parseLocale, validateRegistration } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { sendConfirmation } from '../newsletter/index.ts';
import { enqueue } from '../outbox/index.ts';
import {
  brokenPasswordRule,
  countAttempt,
  type CustomerRow,
  customerView,
  hashPassword,
  insertCustomer,
} from '../customers/index.ts';

/** Maps field names of the validation to those of the GraphQL input. */
const INPUT_NAMES: Readonly<Record<string, string>> = { email: 'emailAddress', password: 'plainPassword' };

function brokenRules(input: CustomerCreate, today: Date): Record<string, string> {
  const errors = validateRegistration(
    {
      email: input.emailAddress,
      firstName: input.firstName,
      lastName: input.lastName,
      birthDate: input.birthDate ?? null,
      password: input.plainPassword,
      // The store compares both passwords itself and sends only one.
      passwordConfirmation: input.plainPassword,
      acceptTermsAndConditions: input.acceptTermsAndConditions,
    },
    today,
  ).filter(({ field }) => field !== 'passwordConfirmation');
  const fields = Object.fromEntries(errors.map(({ field, code }) => [INPUT_NAMES[field] ?? field, code]));
  const rule = brokenPasswordRule(input.plainPassword);
  return rule ? { ...fields, plainPassword: rule } : fields;
}

const subscriptionOf = ({ id, emailAddress, locale }: CustomerRow) =>
  ({ emailAddress, locale: parseLocale(locale), source: 'register', customerId: id }) as const;

export const createCustomer: Mutation<'createCustomer'> = async (
  _root,
  { customerCreate: input },
  { db, clock, random, passwordCost, locale, remoteAddress, log },
) => {
  const now = clock.now();
  const fields = brokenRules(input, now);
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  await countAttempt(db, [{ kind: 'registration', name: remoteAddress }], now);
  const passwordHash = await hashPassword(input.plainPassword, passwordCost);

  const created = await db.transaction(async (tx) => {
    const row = await insertCustomer(tx, {
      id: random.uuid(),
      emailAddress: normaliseEmail(input.emailAddress),
      passwordHash,
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      birthDate: input.birthDate || null,
      locale: input.locale ?? profileLocale(locale),
      optIn: input.optIn,
      acceptedTermsAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) {
      // Keeps the duration equal to a registration's, so that it does not reveal that the address has an account.
      await enqueue(tx, 'mail.no-welcome', {}, now);
      return null;
    }
    await enqueue(tx, 'mail.welcome', { customerId: row.id }, now);
    if (input.optIn) await sendConfirmation(tx, subscriptionOf(row), { now, random });
    return row;
  });
  if (!created) throw new ApiError('EMAIL_CONFLICT');
  log.info({ event: 'registration', customerId: created.id }, 'account opened');
  return customerView(created, now);
};
