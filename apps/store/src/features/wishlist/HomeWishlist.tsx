import { HomeWishlistDocument } from '@patine/contract/operations';
import type { ProductHit } from '@patine/contract/search/record';
import { HOME_WISHLIST_SIZE } from '@patine/core';
import { Carousel } from '@patine/ui/carousel/Carousel';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WISHLIST_KEY } from '../../lib/wishlist/wishlist-keys.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

import { productHit } from './product-hit.ts';

export type HomeWishlistProps = {
  /** Renders product cards. */
  cards: (hits: readonly ProductHit[]) => ReactNode[];
};

/** The newest products of the wishlist, at the end of the home page, so that nothing in view shifts. */
export function HomeWishlist({ cards }: HomeWishlistProps) {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: list } = useQuery({
    queryKey: [...WISHLIST_KEY, 'home'],
    queryFn: async () => (await api.request(HomeWishlistDocument, { limit: HOME_WISHLIST_SIZE })).me.wishlist,
  });
  if (!list || list.products.length === 0) return null;
  const title = formatMessage({ id: 'wishlist.home' });
  return (
    <Carousel
      label={title}
      heading={<h2 className="heading text-3xl">{title}</h2>}
      more={
        <TextLink href={paths.wishlist(locale)}>
          <FormattedMessage id="wishlist.home.all" values={{ count: list.totalNumberOfItems }} />
        </TextLink>
      }
      className="wrap mt-20"
    >
      {cards(list.products.map(productHit))}
    </Carousel>
  );
}
