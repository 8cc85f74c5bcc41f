import type { ReturnReasonCode } from './return-messages.ts';

export type ReturnItem = {
  /** Empty until one is chosen. */
  reason: ReturnReasonCode | '';
  /** The reason in the words that were read, which the comment begins with. */
  text: string;
  comment: string;
};
