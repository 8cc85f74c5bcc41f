import type { QuoteReturnMutation } from '@patine/contract/operations';
import { Button } from '@patine/ui/button/Button';
import { Picture } from '@patine/ui/picture/Picture';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '../../features/orders/order.query.ts';
import { RefundAmounts } from '../../features/returns/RefundAmounts.tsx';

export type QuotationProps = {
  /** The items to return. */
  items: readonly Pick<OrderLine['orderItem'], 'id' | 'product' | 'paidAmount'>[];
  quotation: QuoteReturnMutation['quoteReturn'];
  validating: boolean;
  onBack: () => void;
  onValidate: (id: string) => void;
};

/** Return fees and refund, before the request is binding. */
export function Quotation({ items, quotation, validating, onBack, onValidate }: QuotationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quotation" className="max-w-form">
      <h2 id="quotation" ref={heading} tabIndex={-1} className="heading mb-4 text-2xl">
        <FormattedMessage id="return-request.quote.title" />
      </h2>
      <div className="border border-line bg-surface p-5">
        <div className="mb-4 flex flex-wrap gap-3">
          {items.map(({ id, product: { image } }) =>
            image ? (
              <Picture
                key={id}
                id={image.id}
                alt=""
                sizes="8rem"
                maxWidth={384}
                ratio="portrait"
                className="w-28 sm:w-32"
              />
            ) : null,
          )}
        </div>
        <p className="mb-3 text-muted">
          <FormattedMessage id="return-request.parcels" values={{ count: quotation.numberOfParcels }} />
        </p>
        <RefundAmounts
          paid={items.map(({ paidAmount }) => paidAmount)}
          fees={quotation.fees}
          amount={quotation.refund}
          amountId="return-request.refund"
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        <FormattedMessage id="return-request.right" />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button loading={validating} onClick={() => onValidate(quotation.id)}>
          <FormattedMessage id="return-request.validate" />
        </Button>
        <Button tone="quiet" disabled={validating} onClick={onBack}>
          <FormattedMessage id="return-request.back" />
        </Button>
      </div>
    </section>
  );
}
