import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { ReturnItemForm } from '@patine/ui/return-item-form/ReturnItemForm';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { type ReturnDraft, withItem, withoutReason } from '../../features/returns/return-draft.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../private-paths.ts';

export type ChooseItemsProps = {
  order: Order;
  draft: ReturnDraft;
  /** True while the quotation is requested. */
  submitting: boolean;
  onChange: (draft: ReturnDraft) => void;
  onSubmit: () => void;
};

/** Selects the items to return and their reasons. Errors are shown after the first submission. */
export function ChooseItems({ order, draft, submitting, onChange, onSubmit }: ChooseItemsProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const reasonId = useId();
  const [wasSubmitted, setSubmitted] = useState(false);
  // What cannot be returned stands below what can.
  const lines = order.parcels
    .flatMap(({ items }) => items)
    .toSorted((a, b) => Number(b.returnEligibility.eligible) - Number(a.returnEligibility.eligible));
  const missing = new Set(withoutReason(draft));
  const isEmpty = Object.keys(draft).length === 0;
  const canReturn = lines.some(({ returnEligibility }) => returnEligibility.eligible);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isEmpty && missing.size === 0) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-5 max-w-prose">
        <FormattedMessage id={canReturn ? 'return-request.intro' : 'return-request.none'} />{' '}
        <TextLink href={paths.page(locale, 'returns')}>
          <FormattedMessage id="account-returns.terms" />
        </TextLink>
      </p>
      {!canReturn && order.withdrawal.available ? (
        <p className="mb-5 max-w-prose">
          <TextLink href={privatePaths.withdrawal(locale, order.id)}>
            <FormattedMessage id="return-request.withdraw" />
          </TextLink>
        </p>
      ) : null}
      <ul className="grid gap-4">
        {lines.map((line) => {
          const { id, product } = line.orderItem;
          return (
            <li key={id}>
              <ReturnItemForm
                line={line}
                href={paths.product(locale, product.slug)}
                value={draft[id] ?? null}
                error={
                  wasSubmitted && missing.has(id) ? formatMessage({ id: 'return-request.reason' }) : undefined
                }
                disabled={submitting}
                onChange={(item) => onChange(withItem(draft, id, item))}
              />
            </li>
          );
        })}
      </ul>
      {wasSubmitted && isEmpty ? (
        <Alert tone="error" live id={reasonId} className="mt-5">
          <FormattedMessage id="return-request.choose" />
        </Alert>
      ) : null}
      {canReturn ? (
        <Button
          type="submit"
          className="mt-6 aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-ecru aria-disabled:not-aria-busy:text-muted"
          loading={submitting}
          aria-disabled={isEmpty || submitting || undefined}
          aria-describedby={wasSubmitted && isEmpty ? reasonId : undefined}
        >
          <FormattedMessage id="return-request.quote" />
        </Button>
      ) : null}
    </form>
  );
}
