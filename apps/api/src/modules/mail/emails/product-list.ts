import type { PricingInfo, Product } from '@patine/contract/resolvers';
import { productPath } from '@patine/contract/rest/seo';
import { formatMoney, type Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { type EmailItem, ItemList } from './item-list.ts';
import { pictureUrl } from './picture-url.ts';

/** The fields of products that emails use. */
export type EmailedProduct = Pick<Product, 'name' | 'slug'> & {
  image?: { id: string } | null;
  store: { name: string };
  variants: readonly { size: string; pricing: Pick<PricingInfo, 'currentPrice' | 'regularPrice'> }[];
};

type ProductListProps = {
  locale: Locale;
  publicUrl: string;
  products: readonly EmailedProduct[];
  /** True to show the lawful former price beside a reduced one. */
  withStruck?: boolean;
};

function priceIn(locale: Locale, variant: EmailedProduct['variants'][number], withStruck: boolean) {
  const { currentPrice, regularPrice } = variant.pricing;
  const price = formatMoney(currentPrice, locale);
  if (!withStruck || !regularPrice) return { price };
  const formerPrice = formatMoney(regularPrice, locale);
  return { price: messagesIn(locale)('piece.price-dropped', { price, before: formerPrice }), formerPrice };
}

/** Products with picture, size, seller and price, each with a link to its page. */
export function ProductList({ locale, publicUrl, products, withStruck = false }: ProductListProps) {
  const items = products.map(({ name, slug, image, store, variants: [variant] }): EmailItem => {
    const seller = messagesIn(locale)('piece.seller', { seller: store.name });
    return {
      name,
      details: variant ? [variant.size, seller] : [seller],
      ...(variant ? priceIn(locale, variant, withStruck) : {}),
      href: new URL(productPath(locale, slug), publicUrl).href,
      picture: pictureUrl(publicUrl, image?.id),
    };
  });
  return h(ItemList, { items });
}
