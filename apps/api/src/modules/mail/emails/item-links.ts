import type { PricingInfo, Product } from '@patine/contract/resolvers';
import { productPath } from '@patine/contract/rest/seo';
import { formatMoney, type Locale } from '@patine/core';
import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { ItemLink } from './components.ts';
import { pictureUrl } from './picture-url.ts';

/** The item fields that emails use. */
export type EmailedItem = Pick<Product, 'name' | 'slug'> & {
  image?: { id: string } | null;
  variants: readonly { size: string; pricing: Pick<PricingInfo, 'currentPrice' | 'regularPrice'> }[];
};

type ItemLinksProps = {
  locale: Locale;
  publicUrl: string;
  items: readonly EmailedItem[];
  /** True to show the lawful former price beside a reduced one. */
  withStruck?: boolean;
};

/** Joins name, size and price. */
function lineOf({ name, variants }: EmailedItem, locale: Locale, withStruck: boolean): string {
  const [variant] = variants;
  const { currentPrice, regularPrice } = variant?.pricing ?? {};
  const price = currentPrice && formatMoney(currentPrice, locale);
  const struck = withStruck && regularPrice && formatMoney(regularPrice, locale);
  const cost = price && struck ? messagesIn(locale)('piece.price-dropped', { price, before: struck }) : price;
  return [name, variant?.size, cost].filter(Boolean).join(', ');
}

/** Links to the pages of the items. */
export const ItemLinks = ({ locale, publicUrl, items, withStruck = false }: ItemLinksProps) =>
  h(
    Fragment,
    null,
    items.map((item) =>
      h(ItemLink, {
        key: item.slug,
        line: lineOf(item, locale, withStruck),
        href: new URL(productPath(locale, item.slug), publicUrl).href,
        picture: pictureUrl(publicUrl, item.image?.id),
      }),
    ),
  );
