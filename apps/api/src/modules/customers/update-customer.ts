import type { CustomerUpdate } from '@patine/contract/resolvers';
import { NAME_MAX_LENGTH, isValidEmail, normaliseEmail } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { customerView } from './customer-view.ts';
import { type CustomerChanges, changeCustomer, isTaken } from './repository.ts';
import { requireCustomer } from './signed-in.ts';

const nameRule = (name: string | undefined) => {
  if (name === undefined) return null;
  if (name === '') return 'EMPTY';
  return name.length > NAME_MAX_LENGTH ? 'BAD_FORMAT' : null;
};

const emailRule = (emailAddress: string | undefined) => {
  if (emailAddress === undefined) return null;
  if (emailAddress === '') return 'EMPTY';
  return isValidEmail(emailAddress) ? null : 'BAD_FORMAT';
};

/** The fields that are to change: one that is null or absent stays as it is. */
function wantedChanges(input: CustomerUpdate) {
  const firstName = input.firstName?.trim();
  const lastName = input.lastName?.trim();
  const emailAddress = input.emailAddress == null ? undefined : normaliseEmail(input.emailAddress);
  const rules = {
    firstName: nameRule(firstName),
    lastName: nameRule(lastName),
    emailAddress: emailRule(emailAddress),
  };
  const fields = Object.fromEntries(
    Object.entries(rules).flatMap(([field, code]) => (code ? [[field, code]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(emailAddress === undefined ? {} : { emailAddress }),
  } satisfies CustomerChanges;
}

export const updateCustomer: Mutation<'updateCustomer'> = async (_root, { customerUpdate }, context) => {
  const { customerId } = requireCustomer(context);
  const changes = wantedChanges(customerUpdate);
  const row = await changeCustomer(context.db, customerId, {
    ...changes,
    updatedAt: context.clock.now(),
  }).catch((error: unknown) => {
    throw isTaken(error) ? new ApiError('EMAIL_CONFLICT') : error;
  });
  if (!row) throw new ApiError('ACCESS_DENIED');
  return customerView(row);
};
