import { euros, formatMoney, type Money } from '@patine/core';
import { useIntl } from 'react-intl';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from '../../lib/failure-message.ts';

/** Messages for why a code is not applied. */
export function useRefusalMessage() {
  const { formatMessage, locale } = useIntl();

  const ofRefusal = (refusal: string, minimum: Money | null) =>
    formatMessage(
      { id: 'cart.coupon.refusal' },
      {
        refusal,
        minimum: minimum ? formatMoney(minimum, locale) : '',
      },
    );

  /** For a code that was just refused; unrelated failures have general messages. */
  const ofFailure = (error: unknown) => {
    const body = error instanceof ApiError && error.is('INVALID_COUPON') ? error.body : null;
    if (!body) return formatMessage({ id: failureMessage(error) });
    const { minimumAmount, couponRefusal = 'UNKNOWN' } = body;
    const reason = ofRefusal(couponRefusal, minimumAmount === undefined ? null : euros(minimumAmount));
    return formatMessage({ id: 'cart.coupon.refused' }, { reason });
  };
  return { ofRefusal, ofFailure };
}
