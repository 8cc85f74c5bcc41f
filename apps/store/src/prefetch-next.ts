import { isConnectionLimited } from './lib/connection.ts';
import { matchPage, type PageName } from './pages.ts';

/** The pages that visitors most often open next. */
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

/** Prefetches the code of the likely next pages; does nothing on expensive or slow connections. */
export function prefetchNext(prefetchCode: (page: PageName) => Promise<unknown>) {
  if (isConnectionLimited()) return;
  const page = matchPage(location.pathname);
  for (const name of (page && NEXT[page.name]) ?? []) void prefetchCode(name).catch(() => undefined);
}
