import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../cms/home.query.ts';
import { Zones } from '../../cms/Zones.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';

export default function Page() {
  const { api, locale } = useStore();
  const { data: page } = useQuery(homeQuery(api, locale));
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Zones page={page} />
    </>
  );
}
