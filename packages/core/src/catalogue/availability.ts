export const AVAILABILITIES = ['AVAILABLE', 'SOLD', 'UNAVAILABLE'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What is known of an item's sale: `saleable`, where given, decides over `sold`; `withdrawn` over both. */
export type SaleState = {
  saleable?: boolean | undefined;
  sold: boolean;
  withdrawn?: boolean | undefined;
};

/**
 * Tells whether an item can be bought: it can when saleable, or when that is unknown and it is not sold. An item
 * that cannot is SOLD when it was sold and still shown, UNAVAILABLE when withdrawn or closed without a sale.
 * @example availability({ sold: false }) // 'AVAILABLE'
 * @example availability({ saleable: false, sold: false }) // 'UNAVAILABLE'
 */
export function availability({ saleable, sold, withdrawn = false }: SaleState): Availability {
  if (withdrawn) return 'UNAVAILABLE';
  if (saleable ?? !sold) return 'AVAILABLE';
  return sold ? 'SOLD' : 'UNAVAILABLE';
}
