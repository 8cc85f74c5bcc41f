import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { Buying } from './use-buying.ts';

/** Adds the product to the cart, or links to the cart once it is there. */
export function BuyButton({ buying: { inCart, isPending, refusal, add } }: { buying: Buying }) {
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      {inCart ? (
        <Button asChild block tone="ink">
          <Link href={paths.cart(locale)}>
            <FormattedMessage id="product.seeCart" />
          </Link>
        </Button>
      ) : (
        <Button block loading={isPending} onClick={add}>
          <FormattedMessage id="product.addToCart" />
        </Button>
      )}
      {refusal ? (
        <p role="alert" className="rounded border border-garance bg-surface px-4 py-3">
          <FormattedMessage id={refusal} />
        </p>
      ) : null}
    </div>
  );
}
