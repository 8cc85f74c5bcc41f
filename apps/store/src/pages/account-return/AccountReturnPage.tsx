import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { returnQuery } from '../../features/returns/returns.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { ReturnView } from './ReturnView.tsx';

export default function AccountReturnPage() {
  const { data } = useQuery(returnQuery(useApi(), useParams()['id'] ?? ''));
  return data ? <ReturnView request={data} /> : null;
}
