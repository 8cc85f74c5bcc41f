export type ShownScreen = {
  what: string;
  /** The page of the shop that it shows: its folder in the store's `pages`. */
  page: string;
  /** The layout that surrounds that page. */
  layout: string;
};

/** Each screen by the title of its stories. */
export const SHOWN_SCREENS: Readonly<Record<string, ShownScreen>> = {
  'Screens/Shop': {
    what: 'The list of pieces, with search, filters and order.',
    page: 'shop',
    layout: 'DefaultLayout',
  },
  'Screens/Product': {
    what: 'One piece: photographs, measures, condition, price, and what is like it.',
    page: 'product',
    layout: 'DefaultLayout',
  },
  'Screens/Cart': {
    what: 'What was chosen, by seller, with what it costs.',
    page: 'cart',
    layout: 'FunnelLayout',
  },
  'Screens/Checkout': {
    what: 'Address, delivery and payment, on one page.',
    page: 'checkout',
    layout: 'FunnelLayout',
  },
  'Screens/Orders': {
    what: 'The orders of an account.',
    page: 'account-orders',
    layout: 'AccountLayout',
  },
  'Screens/Order': {
    what: 'One order: its parcels, its pieces, where it goes, its receipt and invoices.',
    page: 'account-order',
    layout: 'AccountLayout',
  },
};
