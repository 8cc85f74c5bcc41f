/** What somebody may say of a piece that they think is illegal or unsafe (Regulation (EU) 2022/2065, article 16). */
export const NOTICE_REASONS = ['counterfeit', 'unsafe', 'misleading', 'offensive', 'other'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** Characters of the explanation: enough to say why, short enough to be read. */
export const NOTICE_MIN_LENGTH = 20;
export const NOTICE_MAX_LENGTH = 3_000;
