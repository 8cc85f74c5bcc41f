import type { CustomerUpdate } from '@patine/contract/resolvers';
import { NAME_MAX_LENGTH, isValidEmail, normaliseEmail } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { customerView } from './customer-view.ts';
import { countEmailChange, enqueueEmailChange } from './email-change.ts';
import { checkOwnPassword } from './own-password.ts';
import { changeCustomer, findCustomer } from './repository.ts';
import { requireCustomer } from './signed-in.ts';

const nameRule = (name: string | undefined) => {
  if (name === undefined) return null;
  if (name === '') return 'EMPTY';
  return name.length > NAME_MAX_LENGTH ? 'BAD_FORMAT' : null;
};

/** An empty display name is valid: it is then derived from the names. */
const displayNameRule = (name: string | undefined) =>
  name !== undefined && name.length > NAME_MAX_LENGTH ? 'BAD_FORMAT' : null;

const emailRule = (emailAddress: string | undefined) => {
  if (emailAddress === undefined) return null;
  if (emailAddress === '') return 'EMPTY';
  return isValidEmail(emailAddress) ? null : 'BAD_FORMAT';
};

/** Validates the changes. Fields that are null or absent stay unchanged. */
function wantedChanges(input: CustomerUpdate) {
  const firstName = input.firstName?.trim();
  const lastName = input.lastName?.trim();
  const displayName = input.displayName?.trim();
  const emailAddress = input.emailAddress == null ? undefined : normaliseEmail(input.emailAddress);
  const rules = {
    firstName: nameRule(firstName),
    lastName: nameRule(lastName),
    emailAddress: emailRule(emailAddress),
    displayName: displayNameRule(displayName),
  };
  const fields = Object.fromEntries(
    Object.entries(rules).flatMap(([field, code]) => (code ? [[field, code]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  return {
    names: {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...(displayName === undefined ? {} : { displayName: displayName || null }),
    },
    emailAddress,
  };
}

/** A new email address needs confirmation. Only an email to it reveals whether it already has an account. */
export const updateCustomer: Mutation<'updateCustomer'> = async (_root, { customerUpdate }, context) => {
  const { db, clock, log } = context;
  const { customerId } = requireCustomer(context);
  const { names, emailAddress } = wantedChanges(customerUpdate);
  const known = await findCustomer(db, customerId);
  const wished = emailAddress === undefined || emailAddress === known?.emailAddress ? null : emailAddress;
  if (wished !== null) {
    // Requires the password, so that an open session is not enough to take over the account.
    if (!customerUpdate.plainPassword)
      throw new ApiError('VALIDATION', { fields: { plainPassword: 'EMPTY' } });
    await checkOwnPassword(context, customerId, customerUpdate.plainPassword);
    await countEmailChange(context, { customerId, emailAddress: wished });
  }
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    if (wished !== null) await enqueueEmailChange(tx, { customerId, emailAddress: wished }, now);
    const pending = wished === null ? {} : { pendingEmailAddress: wished, pendingEmailAt: now };
    return changeCustomer(tx, customerId, { ...names, ...pending, updatedAt: now });
  });
  if (!row) throw new ApiError('ACCESS_DENIED');
  if (wished !== null) log.info({ event: 'email.change.requested', customerId }, 'email change requested');
  return customerView(row, now);
};
