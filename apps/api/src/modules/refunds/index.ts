export { cancelLines, refundable } from './cancel-lines.ts';
export { dueRefunds } from './due-refunds.ts';
export { refundGoodwill } from './goodwill.ts';
export { notifySellersOfNewAddress } from './notify-sellers.ts';
export { payDueRefunds } from './pay-due-refunds.ts';
export { requestRefund } from './request-refund.ts';
export { receiveReturn, recordPosting, refundReturn, returnRefundId } from './settle-return.ts';
