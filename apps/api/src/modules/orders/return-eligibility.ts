import type { ReturnEligibility, ReturnIneligibility } from '@patine/contract/resolvers';
import { RETURN_WINDOW_DAYS } from '@patine/core';

const DAY_MS = 86_400_000;

type Facts = { status: string; isCustomised: boolean; deliveredAt: Date | null };

/** The last moment of the fourteenth day after receipt; counted in UTC, which ends it later than in France. */
const limitOf = (deliveredAt: Date) => {
  const day = Math.floor(deliveredAt.getTime() / DAY_MS);
  return new Date((day + RETURN_WINDOW_DAYS + 1) * DAY_MS - 1);
};

export function returnEligibility(
  { status, isCustomised, deliveredAt }: Facts,
  now: Date,
): ReturnEligibility {
  const limit = deliveredAt && limitOf(deliveredAt);
  const reason = ((): ReturnIneligibility | null => {
    if (isCustomised) return 'customized_product';
    if (status === 'refunded') return 'pending_return';
    if (!limit) return 'not_shipped';
    return now > limit ? 'date_limit_exceeded' : null;
  })();
  return { eligible: reason === null, dateLimit: limit?.toISOString() ?? null, ineligibilityReason: reason };
}
