/** Reasons for reporting a product as illegal or unsafe (Regulation (EU) 2022/2065, article 16). */
export const NOTICE_REASONS = ['counterfeit', 'unsafe', 'misleading', 'offensive', 'other'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** Length of the explanation in characters. */
export const NOTICE_MIN_LENGTH = 20;
export const NOTICE_MAX_LENGTH = 3_000;
