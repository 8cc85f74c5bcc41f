import { VISITOR_MAIL_DAYS, DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteEmailsOutsideAccounts } from './repository.ts';

/** The last mail to a customer, by the name of its template: it is sent once their account is gone. */
export const ACCOUNT_ERASED_EMAIL = 'account-erased';

/** Copies of mails to people who have no account go after a month, with the address in them: they go with no account. */
export const purgeVisitorEmails = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteEmailsOutsideAccounts(db, new Date(clock.now().getTime() - VISITOR_MAIL_DAYS * DAY_MS));
