import { VISITOR_MAIL_DAYS, DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteEmailsOutsideAccounts } from './repository.ts';

/** The email template that confirms an erased account; it is sent after the account is deleted. */
export const ACCOUNT_ERASED_EMAIL = 'account-erased';

/**
 * Deletes copies of emails to people without an account after `VISITOR_MAIL_DAYS`; others are deleted with the
 * account.
 */
export const purgeVisitorEmails = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteEmailsOutsideAccounts(db, new Date(clock.now().getTime() - VISITOR_MAIL_DAYS * DAY_MS));
