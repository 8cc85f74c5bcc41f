export const AVAILABILITIES = ['AVAILABLE', 'SOLD', 'UNAVAILABLE'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The sale state of an item. `saleable`, when given, takes precedence over `sold`; `withdrawn` over both. */
export type SaleState = {
  saleable?: boolean | undefined;
  sold: boolean;
  withdrawn?: boolean | undefined;
};

/**
 * Returns AVAILABLE when an item is saleable, or when that is unknown and it is not sold. Otherwise SOLD means that it
 * was sold and is still shown, and UNAVAILABLE that it was withdrawn or closed without a sale.
 * @example availability({ sold: false }) // 'AVAILABLE'
 * @example availability({ saleable: false, sold: false }) // 'UNAVAILABLE'
 */
export function availability({ saleable, sold, withdrawn = false }: SaleState): Availability {
  if (withdrawn) return 'UNAVAILABLE';
  if (saleable ?? !sold) return 'AVAILABLE';
  return sold ? 'SOLD' : 'UNAVAILABLE';
}
