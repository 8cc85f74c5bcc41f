import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { Whose } from './use-wished.ts';

/** Cards that fill a screen. */
const ROOMS = 12;

export type FavoritesGateProps = {
  whose: Whose;
  /** Of this list. */
  address: string;
  /** The list, for whom it is about. */
  children: ReactNode;
};

/**
 * Keeps the room of a list of favourites until it is known whose they are. A visitor's are nobody's: they log in, and
 * come back to this list.
 */
export function FavoritesGate({ whose, address, children }: FavoritesGateProps) {
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
      {whose === 'asking' ? (
        <>
          <div className="noscript:hidden">
            <ProductGrid loading={ROOMS} />
          </div>
          <div className="hidden noscript:block">{invitation}</div>
        </>
      ) : (
        <>
          {whose === 'visitor' ? invitation : null}
          {children}
        </>
      )}
    </div>
  );
}
