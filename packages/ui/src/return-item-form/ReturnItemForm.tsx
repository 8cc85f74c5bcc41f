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
  /** The item of the order, with its eligibility. */
  line: ReturnLine;
  /** URL of the product page. */
  href: string;
  /** The return of the item; null when it is kept. */
  value: ReturnItem | null;
  /** Called with the return of the item, or null when it is kept. */
  onChange: (value: ReturnItem | null) => void;
  /** Error message of the reason. */
  error?: string | undefined;
  /** True while a quotation is being created. */
  disabled?: boolean;
};

const begun: ReturnItem = { reason: '', text: '', comment: '' };

/** An item of an order that can be checked for return, with its reason. */
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
        'grid content-start gap-x-6 border border-line p-4 transition-colors has-checked:border-ink sm:p-5 sm:[--line-picture:8rem] 2xl:has-checked:grid-cols-2',
        returnEligibility.eligible ? 'bg-surface' : 'text-muted [&_picture]:opacity-50 [&_picture]:grayscale',
        className,
      )}
      {...rest}
    >
      <h2 id={titleId} className="sr-only">
        {orderItem.product.name}
      </h2>
      <CartLine
        product={orderItem.product}
        size={orderItem.product.variants[0]?.size}
        href={href}
        price={orderItem.paidAmount}
        note={
          <>
            {orderItem.customization ? customizationOf(orderItem.customization) : null}
            {returnEligibility.eligible ? null : <Ineligible eligibility={returnEligibility} />}
          </>
        }
        action={
          returnEligibility.eligible ? (
            <Checkbox
              label={formatMessage({ id: 'ui.return-item-form.return' })}
              aria-describedby={titleId}
              checked={value !== null}
              disabled={disabled}
              onChange={(event) => onChange(event.target.checked ? begun : null)}
            />
          ) : null
        }
      />
      {returnEligibility.eligible && value ? (
        <ReturnReasons id={id} value={value} onChange={onChange} error={error} disabled={disabled} />
      ) : null}
    </article>
  );
}

const customizationOf = ({ label, value }: { label: string; value: string }) => (
  <p className="wrap-break-word">{`${label} : ${value}`}</p>
);
