/** Names that editors may insert; the others are for texts that come with the shop. */
export const OFFERED = [
  'core.RETURN_WINDOW_DAYS',
  'core.OFFER_HOURS',
  'core.NEWSLETTER_PERCENT',
  'core.CART_ITEM_LIMIT',
  'core.INSTALMENT_COUNT',
  'payment.methods',
  'payment.companies',
  'operator.tradeName',
  'operator.companyName',
  'operator.email',
  'operator.phone',
  'operator.address',
  'operator.commissionPercent',
] as const;

export type OfferedName = (typeof OFFERED)[number];

export const isOffered = (name: string): name is OfferedName => (OFFERED as readonly string[]).includes(name);
