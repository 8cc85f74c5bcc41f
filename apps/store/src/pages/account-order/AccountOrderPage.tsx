import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { orderQuery } from '../../features/orders/order.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { OrderView } from './OrderView.tsx';

export default function AccountOrderPage() {
  const { data } = useQuery(orderQuery(useApi(), useParams()['id'] ?? ''));
  return data ? <OrderView order={data} /> : null;
}
