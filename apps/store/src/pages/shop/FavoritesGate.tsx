import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { FavoritesState } from './use-favorites.ts';

/** Number of skeleton cards that fill a screen. */
const SKELETON_CARDS = 12;

export type FavoritesGateProps = {
  favoritesState: FavoritesState;
  /** URL of this list. */
  address: string;
  /** The list, for a customer. */
  children: ReactNode;
};

/**
 * Shows skeleton cards until it is known whether the visitor is signed in. A visitor has no favourites: they log in and return to
 * this list.
 */
export default function FavoritesGate({ favoritesState, address, children }: FavoritesGateProps) {
  const login = paths.login(useLocale(), address);
  const invitation = (
    <output className="mb-4 block stitch-t stitch-b py-3">
      <FormattedMessage id="shop.favorite.visitor" />{' '}
      <TextLink href={login}>
        <FormattedMessage id="shop.favorite.logIn" />
      </TextLink>
    </output>
  );
  return (
    <div className="min-h-screen">
      {favoritesState === 'asking' ? (
        <>
          <div className="noscript:hidden">
            <ProductGrid loading={SKELETON_CARDS} aside />
          </div>
          <div className="hidden noscript:block">{invitation}</div>
        </>
      ) : (
        <>
          {favoritesState === 'visitor' ? invitation : null}
          {children}
        </>
      )}
    </div>
  );
}
