import { MyOrderDocument, type MyOrderQuery } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Order = MyOrderQuery['me']['order'];
export type Parcel = Order['parcels'][number];
export type OrderLine = Parcel['items'][number];

export const orderQuery = ({ request }: Pick<Api, 'request'>, id: string) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: async () => (await request(MyOrderDocument, { id })).me.order,
    // The allowed actions depend on the state of the parcels.
    staleTime: 0,
  });
