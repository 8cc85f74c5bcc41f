import { VISITOR_MAIL_DAYS, DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { forgetMailsOutsideAccounts } from './repository.ts';

/** The last mail to a customer, by the name of its template: it is sent once their account is gone. */
export const FAREWELL = 'account-erased';

/** Copies of mails to people who have no account go after a month, with the address in them: they go with no account. */
export const forgetVisitorMails = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  forgetMailsOutsideAccounts(db, new Date(clock.now().getTime() - VISITOR_MAIL_DAYS * DAY_MS));
