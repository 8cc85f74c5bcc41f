import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Explains the environmental claim for upcycled products, with its proof (Directive (EU) 2024/825). */
export function Origin({ origin }: { origin: NonNullable<Product['origin']> }) {
  return (
    <div className="mt-4 border-s-4 border-moss ps-4 text-sm">
      <h3 className="font-semibold">
        <FormattedMessage id="product.origin.title" />
      </h3>
      <p>
        <FormattedMessage id={`product.origin.${origin.reason}`} />. {origin.proof}
      </p>
    </div>
  );
}
