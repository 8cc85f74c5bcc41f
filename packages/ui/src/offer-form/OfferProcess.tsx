import { OFFER_HOURS, OFFER_RESERVATION_HOURS } from '@patine/core';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';

export type OfferProcessProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** True after the offer is sent: the first step is then completed. */
  sent?: boolean;
};

const steps = [
  { id: 'ui.offer-form.stepSend', hours: null },
  { id: 'ui.offer-form.stepAnswer', hours: OFFER_HOURS },
  { id: 'ui.offer-form.stepHold', hours: OFFER_RESERVATION_HOURS },
] as const;

const knot =
  'before:absolute before:top-1 before:-start-2 before:size-3.5 before:rounded-full before:border-2 before:border-line before:bg-paper data-done:before:border-garance data-done:before:bg-garance forced-colors:data-done:before:bg-[CanvasText]';

/** The next steps with both deadlines: the seller's 24 hours, then the buyer's. */
export function OfferProcess({ sent = false, className, ...rest }: OfferProcessProps) {
  return (
    <ol data-slot="offer-process" className={cx('ms-2', className)} {...rest}>
      {steps.map(({ id, hours }, index) => (
        <li
          key={id}
          data-done={(sent && index === 0) || undefined}
          className={`relative grid grid-cols-[1fr_auto] gap-x-4 border-s-2 border-dashed border-line pb-4 ps-5 text-sm last:border-transparent last:pb-0 ${knot}`}
        >
          <p>
            <FormattedMessage id={id} values={{ hours }} />
          </p>
          {hours === null ? null : (
            <p aria-hidden className="heading text-xl leading-none whitespace-nowrap tabular-nums">
              {hours}&nbsp;h
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
