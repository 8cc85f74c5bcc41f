import { SHOP_TIME_ZONE } from '@patine/core';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ineligibleIds, unknownReasonId, type ReturnLine } from './return-words.ts';

export type IneligibleProps = {
  /** Why the piece cannot be sent back, such as the 14 days being over. */
  eligibility: ReturnLine['returnEligibility'];
};

/** Why the piece stays. */
export function Ineligible({ eligibility: { ineligibilityReason, dateLimit } }: IneligibleProps) {
  const known = ineligibleIds[ineligibilityReason ?? ''];
  // Without the day that the sentence is about there is no sentence.
  const id = ineligibilityReason === 'date_limit_exceeded' && !dateLimit ? undefined : known;
  return (
    <p className="mt-4 stitch-t pt-3 text-sm text-muted">
      <FormattedMessage
        id={id ?? unknownReasonId}
        values={{
          date: dateLimit ? (
            <FormattedDate
              value={dateLimit}
              day="numeric"
              month="long"
              year="numeric"
              timeZone={SHOP_TIME_ZONE}
            />
          ) : null,
        }}
      />
    </p>
  );
}
