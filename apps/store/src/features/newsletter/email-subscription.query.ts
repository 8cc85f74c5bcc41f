import { EmailSubscriptionDocument, NewsletterConfirmationDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

type Requests = Pick<Api, 'request'>;

/** The topic that this unsubscribe token belongs to. */
export const emailSubscriptionQuery = ({ request }: Requests, token: string) =>
  queryOptions({
    queryKey: ['email-subscription', token],
    queryFn: async () => (await request(EmailSubscriptionDocument, { token })).emailSubscription,
  });

/** State of the subscription that this token confirms. */
export const confirmationQuery = ({ request }: Requests, token: string) =>
  queryOptions({
    queryKey: ['newsletter-confirmation', token],
    queryFn: async () => (await request(NewsletterConfirmationDocument, { token })).newsletterConfirmation,
  });
