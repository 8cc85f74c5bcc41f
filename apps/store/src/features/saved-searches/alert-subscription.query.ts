import { AlertSubscriptionDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** The alert that this unsubscribe token belongs to. */
export const alertSubscriptionQuery = ({ request }: Pick<Api, 'request'>, token: string) =>
  queryOptions({
    queryKey: ['alert-subscription', token],
    queryFn: async () => (await request(AlertSubscriptionDocument, { token })).alertSubscription,
  });
