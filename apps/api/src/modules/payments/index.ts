export {
  attemptsForReview,
  insertAttempt,
  liveAttemptOfCart,
  liveAttemptsOfOrders,
  type Attempt,
} from './attempts-repository.ts';
export { describePayments } from './describe-payments.ts';
export type { CannotReleaseReason } from './manual-review.ts';
export { ProviderError } from './provider.ts';
export { refundWithOrder, refundsForReview, retryRefunds } from './refunds-repository.ts';
export { decideRefund, type RefundReason } from './refunds.ts';
