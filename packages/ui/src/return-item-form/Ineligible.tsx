import { FormattedMessage } from 'react-intl';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { ineligibleIds, unknownReasonId, type ReturnLine } from './return-messages.ts';

export type IneligibleProps = {
  /** Why the item cannot be returned, such as an expired period. */
  eligibility: ReturnLine['returnEligibility'];
};

/** Explains why the item cannot be returned. */
export function Ineligible({ eligibility: { ineligibilityReason, dateLimit } }: IneligibleProps) {
  const reasonId = ineligibleIds[ineligibilityReason ?? ''];
  // The sentence about an expired period needs its date.
  const id = ineligibilityReason === 'date_limit_exceeded' && !dateLimit ? undefined : reasonId;
  return (
    <p className="mt-2 max-w-prose text-sm">
      <FormattedMessage
        id={id ?? unknownReasonId}
        values={{
          date: dateLimit ? <PlainDate value={dateLimit} /> : null,
        }}
      />
    </p>
  );
}
