import type { ProductHit } from '@patine/contract/search/record';
import type { CardOptions } from './card-options.ts';

export type CardPriceProps = {
  /** Current price and, when reduced, the former price in hundredths, with the discount. */
  product: Pick<ProductHit, 'price' | 'regularPrice' | 'discountPercent' | 'currency'>;
  /** Formats prices and reductions in the page’s language. */
  options: CardOptions;
  /** True when the item cannot be bought: the price is muted and its reduction hidden. */
  quiet: boolean;
};

export function CardPrice({ product, options, quiet }: CardPriceProps) {
  const price = options.price(product.price, product.currency);
  if (quiet) return <p className="mt-1 text-muted tabular-nums">{price}</p>;
  if (product.regularPrice === null) return <p className="mt-1 font-bold tabular-nums">{price}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <b className="font-bold text-garance">{price}</b>
      <span className="sr-only">{options.insteadOf}</span>
      <s className="text-muted">{options.price(product.regularPrice, product.currency)}</s>
      {product.discountPercent ? (
        <span className="rounded border border-current px-1 text-xs font-semibold text-garance">
          {options.reduction(product.discountPercent)}
        </span>
      ) : null}
    </p>
  );
}
