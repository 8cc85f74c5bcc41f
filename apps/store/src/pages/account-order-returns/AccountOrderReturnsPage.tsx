import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { orderQuery } from '../../features/orders/order.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { RequestView } from './RequestView.tsx';

export default function AccountOrderReturnsPage() {
  const { data } = useQuery(orderQuery(useApi(), useParams()['id'] ?? ''));
  return data ? <RequestView order={data} /> : null;
}
