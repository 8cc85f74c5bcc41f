import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { CartLine } from '../cart-line/CartLine.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Ineligible } from './Ineligible.tsx';
import type { ReturnItem } from './return-item.ts';
import { ReturnReasons } from './ReturnReasons.tsx';
import type { ReturnLine } from './return-messages.ts';

export type { ReturnItem } from './return-item.ts';

export type ReturnItemFormProps = Omit<ComponentPropsWithRef<'article'>, 'onChange' | 'children'> & {
  /** The piece of the order, with whether it may go back. */
  line: ReturnLine;
  /** The piece's own page. */
  href: string;
  /** What is told of its return; null while it stays. */
  value: ReturnItem | null;
  /** Told the return of this piece, or null when it stays after all. */
  onChange: (value: ReturnItem | null) => void;
  /** What is wrong with the reason, and what to do next. */
  error?: string | undefined;
  /** True while a quotation is being made. */
  disabled?: boolean;
};

const begun: ReturnItem = { reason: '', text: '', comment: '' };

/** One piece of an order: tick it to send it back, then say why. */
export function ReturnItemForm(props: ReturnItemFormProps) {
  const { line, href, value, onChange, error, disabled = false, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const { orderItem, returnEligibility } = line;
  const id = useId();
  const titleId = `${id}-title`;

  return (
    <article
      data-slot="return-item-form"
      aria-labelledby={titleId}
      className={cx(
        'border border-line bg-white p-4 transition-colors duration has-checked:border-ink sm:p-5',
        className,
      )}
      {...rest}
    >
      <h2 id={titleId} className="sr-only">
        {orderItem.product.name}
      </h2>
      <CartLine
        product={orderItem.product}
        href={href}
        price={orderItem.paidAmount}
        note={orderItem.customization ? customizationOf(orderItem.customization) : null}
      />
      {returnEligibility.eligible ? (
        <div className="mt-4 stitch-t pt-3">
          <Checkbox
            label={formatMessage({ id: 'ui.return-item-form.return' })}
            aria-describedby={titleId}
            checked={value !== null}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked ? begun : null)}
          />
          {value ? (
            <ReturnReasons id={id} value={value} onChange={onChange} error={error} disabled={disabled} />
          ) : null}
        </div>
      ) : (
        <Ineligible eligibility={returnEligibility} />
      )}
    </article>
  );
}

const customizationOf = ({ label, value }: { label: string; value: string }) => (
  <p className="wrap-break-word">{`${label} : ${value}`}</p>
);
