import { DropAlertDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** State of the alert behind an emailed link. */
export const dropAlertQuery = ({ request }: Pick<Api, 'request'>, token: string) =>
  queryOptions({
    queryKey: ['drop-alert', token],
    queryFn: async () => (await request(DropAlertDocument, { token })).dropAlert,
  });
