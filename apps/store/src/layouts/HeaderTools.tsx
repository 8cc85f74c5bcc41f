import { HeaderLink } from '@patine/ui/header/HeaderLink';
import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { useCart } from '../features/cart/use-cart.ts';
import { useMe } from '../features/session/use-me.ts';
import { useWishlistCount } from '../features/wishlist/use-wishlist-count.ts';
import { lazyMessages } from '../i18n/lazy-messages.ts';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

const Bell = lazy(lazyMessages(() => import('../features/notifications/Bell.tsx')));

/** Account, wishlist and cart links; the browser requests their counts after hydration. */
export function HeaderTools() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const me = useMe();
  const wishes = useWishlistCount();
  const count = useCart()?.count ?? 0;

  return (
    <>
      {me ? (
        <Suspense>
          <Bell />
        </Suspense>
      ) : null}
      <HeaderLink
        href={me ? paths.account(locale) : paths.login(locale)}
        label={formatMessage({ id: me ? 'header.account' : 'header.login' })}
      >
        {me ? <UserCheck aria-hidden /> : <User aria-hidden />}
      </HeaderLink>
      <HeaderLink
        href={paths.wishlist(locale)}
        label={formatMessage({ id: 'header.wishlist' }, { count: wishes })}
        count={wishes}
      >
        <Heart aria-hidden />
      </HeaderLink>
      <HeaderLink
        href={paths.cart(locale)}
        label={formatMessage({ id: 'header.cart' }, { count })}
        count={count}
      >
        <ShoppingBag aria-hidden />
      </HeaderLink>
    </>
  );
}
