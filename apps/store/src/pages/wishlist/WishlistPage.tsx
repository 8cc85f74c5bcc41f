import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { meQuery } from '../../features/session/me.query.ts';
import { myWishlistQuery, publicWishlistQuery } from '../../features/wishlist/wishlist.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { readPage } from '../../lib/parse-filters.ts';
import { useApi } from '../../lib/store-context.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { ListView } from './ListView.tsx';

export default function WishlistPage() {
  const { token } = useParams();
  const [query] = useSearchParams();
  const page = readPage(query.get('page')) ?? 1;
  return token === undefined ? <OwnList page={page} /> : <SharedList token={token} page={page} />;
}

function OwnList({ page }: { page: number }) {
  const api = useApi();
  // The loader requests it if needed.
  const { data: me } = useQuery({ ...meQuery(api), enabled: false });
  const { data } = useQuery({ ...myWishlistQuery(api, page), enabled: Boolean(me) });
  if (!me)
    return (
      <>
        <PageHead titleId="wishlist.title" noindex />
        <LoginPrompt />
      </>
    );
  return data ? <ListView list={data} /> : null;
}

function SharedList({ token, page }: { token: string; page: number }) {
  const { data } = useQuery(publicWishlistQuery(useApi(), token, page));
  return data ? <ListView list={data} /> : null;
}
