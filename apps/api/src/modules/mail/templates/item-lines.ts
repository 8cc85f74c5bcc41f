import type { PricingInfo, Product } from '@patine/contract/resolvers';
import { productPath } from '@patine/contract/rest/seo';
import { formatMoney, type Locale } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';

/** What a letter needs of a piece. */
export type EmailedItem = Pick<Product, 'name' | 'slug'> & {
  variants: readonly { size: string; pricing: Pick<PricingInfo, 'currentPrice' | 'regularPrice'> }[];
};

/** A piece in one line, and where it is. */
export type ItemLine = { line: string; address: string };

type Written = { locale: Locale; publicUrl: string };

/** Name, size and price, with the price that the law lets be struck where there is one. */
export function itemLines(
  pieces: readonly EmailedItem[],
  { locale, publicUrl }: Written,
  withStruck = false,
): ItemLine[] {
  return pieces.map(({ name, slug, variants }) => {
    const [variant] = variants;
    const { currentPrice, regularPrice } = variant?.pricing ?? {};
    const price = currentPrice && formatMoney(currentPrice, locale);
    const struck = withStruck && regularPrice && formatMoney(regularPrice, locale);
    const cost =
      price && struck ? messagesIn(locale)('piece.price-dropped', { price, before: struck }) : price;
    return {
      line: [name, variant?.size, cost].filter(Boolean).join(', '),
      address: new URL(productPath(locale, slug), publicUrl).href,
    };
  });
}
