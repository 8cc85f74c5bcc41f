export { sendBefore } from './load-returns.ts';
export { openOwnMeansReturn } from './own-means.ts';
export { recordWithdrawal } from './record-withdrawal.ts';
