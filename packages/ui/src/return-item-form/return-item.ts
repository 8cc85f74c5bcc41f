import type { ReturnReasonCode } from './return-messages.ts';

export type ReturnItem = {
  /** Empty until one is selected. */
  reason: ReturnReasonCode | '';
  /** The displayed text of the reason, with which the comment begins. */
  text: string;
  comment: string;
};
