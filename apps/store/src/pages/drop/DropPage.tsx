import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dropQuery } from '../../features/catalogue/drop.query.ts';
import { nextChange } from '../../features/catalogue/next-change.ts';
import { useStore } from '../../lib/store-context.tsx';
import { DropView } from './DropView.tsx';

/** One drop; refetched when it starts or ends. */
export default function DropPage() {
  const { api, locale } = useStore();
  const { data } = useQuery({
    ...dropQuery(api, locale, useParams()['slug'] ?? ''),
    refetchInterval: ({ state: { data: drop } }) => (drop ? nextChange([drop], Date.now()) : false),
  });
  return data ? <DropView drop={data} /> : null;
}
