import type { ComponentGuide } from '../guidance/component-guide.ts';

export const orderCardGuide: ComponentGuide = {
  purpose: 'One order in a list: enough to recognise it, and the way to it.',
  notFor: 'On the page of the order, use PageHeading, CartLine and ReceiptTable.',
  states: {
    Default: 'Paid, with its first photographs and the day on which it is expected.',
    Shipped: 'On its way.',
    Completed: 'Completed, with the day on which the last parcel arrived.',
    Checkout: 'Not yet paid.',
    Abandoned: 'Never paid.',
    Refunded: 'Refunded.',
    WithoutPictures:
      'Without photographs, and a warning on the console in development for each piece that has none.',
    FivePieces: 'Three photographs, and on the last one how many more there are.',
    ManyItems: 'Likewise.',
    LongText: 'A long number and a large amount.',
  },
  content: [
    'First the state, with the day on which the last parcel arrived or is expected; then number, the names of the pieces in two lines, date, number of pieces and total.',
    'The date in the last line is that of the order.',
    'On a phone one photograph stands beside the text, several above it.',
  ],
  keys: [],
  screenReader:
    'An article with one link, “Order P-48213”; the state is read before it, names, date and total after it. Photographs are decoration, the names stand beside them.',
  do: { text: 'Sort orders by date, the latest first.' },
  dont: { text: 'Put buttons into it: paying again and returning are on the page of the order.' },
  related: {
    'Commerce/OrderStatusBadge': 'Its state.',
    'Commerce/CartLine': 'A piece of the order.',
    'Commerce/ReceiptTable': 'Its amounts.',
  },
};
