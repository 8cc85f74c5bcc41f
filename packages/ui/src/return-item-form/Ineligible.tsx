import { FormattedMessage } from 'react-intl';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { ineligibleIds, unknownReasonId, type ReturnLine } from './return-messages.ts';

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
          date: dateLimit ? <PlainDate value={dateLimit} /> : null,
        }}
      />
    </p>
  );
}
