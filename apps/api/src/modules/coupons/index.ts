export { issueDemoCodes } from './demo-codes.ts';
export { issueCoupon, type CouponProblem } from './issue-coupon.ts';
export { issueGiftCard, type GiftCardProblem } from './issue-gift-card.ts';
export {
  copyGiftCards,
  findCoupon,
  findGiftCard,
  giftCardsOf,
  hasOtherOrder,
  hasUsedCoupon,
  listGiftCards,
  putGiftCard,
  removeGiftCard,
  removeGiftCards,
  reservedByCart,
  type CouponRow,
  type GiftCardRow,
} from './repository.ts';
export {
  reclaimDiscounts,
  refundGiftCards,
  refundableToGiftCards,
  refundedToCards,
  reserveDiscounts,
  reservedCards,
  returnDiscounts,
  spendDiscounts,
} from './uses-repository.ts';
