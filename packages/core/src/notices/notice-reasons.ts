/** Reasons for reporting a product as illegal or unsafe (Regulation (EU) 2022/2065, article 16). */
export const NOTICE_REASONS = ['counterfeit', 'unsafe', 'misleading', 'offensive', 'other'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];
