/** What each screen is, by the title of its stories. */
export const SHOWN_SCREENS: Readonly<Record<string, string>> = {
  'Screens/Shop': 'The list of pieces, with search, filters and order.',
  'Screens/Product': 'One piece: photographs, measures, condition, price, and what is like it.',
  'Screens/Cart': 'What was chosen, by seller, with what it costs.',
  'Screens/Checkout': 'Address, delivery and payment, on one page.',
  'Screens/Orders': 'The orders of an account.',
  'Screens/Order': 'One order: its parcels, its pieces, its receipt.',
};
