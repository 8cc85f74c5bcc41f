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
    // What may be done with an order depends on where its parcels are.
    staleTime: 0,
  });
