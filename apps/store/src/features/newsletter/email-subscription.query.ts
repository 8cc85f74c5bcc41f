import { EmailSubscriptionDocument, NewsletterConfirmationDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

type Ask = Pick<Api, 'request'>;

/** What the mails with this token are about. */
export const emailSubscriptionQuery = ({ request }: Ask, token: string) =>
  queryOptions({
    queryKey: ['email-subscription', token],
    queryFn: async () => (await request(EmailSubscriptionDocument, { token })).emailSubscription,
  });

/** Where a subscription stands whose mail asked to confirm. */
export const confirmationQuery = ({ request }: Ask, token: string) =>
  queryOptions({
    queryKey: ['newsletter-confirmation', token],
    queryFn: async () => (await request(NewsletterConfirmationDocument, { token })).newsletterConfirmation,
  });
