import { isConnectionDear } from './lib/connection.ts';
import { matchPage, type PageName } from './pages.ts';

/** Where people mostly go from a page. */
const NEXT: Partial<Record<PageName, readonly PageName[]>> = {
  home: ['shop'],
  shop: ['product'],
  drops: ['shop'],
  brands: ['shop'],
  wishlist: ['product'],
  product: ['shop', 'cart'],
  cart: ['checkout'],
  login: ['account'],
  account: ['account-orders'],
  'account-orders': ['account-order'],
};

/** Fetches the code of the pages that likely follow this one; nothing where bytes are dear. */
export function prefetchNext(prefetchCode: (page: PageName) => Promise<unknown>) {
  if (isConnectionDear()) return;
  const page = matchPage(location.pathname);
  for (const name of (page && NEXT[page.name]) ?? []) void prefetchCode(name).catch(() => undefined);
}
