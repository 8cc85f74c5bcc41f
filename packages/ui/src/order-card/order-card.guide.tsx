import type { ComponentGuide } from '../guidance/component-guide.ts';

export const orderCardGuide: ComponentGuide = {
  purpose: 'One order in a list: enough to recognise it, and the way to it.',
  notFor: 'On the page of the order, use PageHeading, CartLine and ReceiptTable.',
  states: {
    Default: 'Paid, with its first photographs.',
    Completed: 'Completed.',
    Checkout: 'Not yet paid.',
    Abandoned: 'Never paid.',
    Refunded: 'Refunded.',
    WithoutPictures:
      'Without photographs, and a warning on the console in development for each piece that has none.',
    FivePieces: 'In a narrow list, the photographs go below the text.',
    ManyItems: 'Four photographs, and how many more there are.',
    LongText: 'A long number and a large amount.',
  },
  content: [
    'Number, state, date, number of pieces, total, and the names of the pieces in two lines.',
    'The date is that of the order.',
  ],
  keys: [],
  screenReader:
    'An article with one link, “Order P-48213”; state, date and total are read after it. Photographs are decoration, the names stand beside them.',
  do: { text: 'Sort orders by date, the latest first.' },
  dont: { text: 'Put buttons into it: paying again and returning are on the page of the order.' },
  related: {
    'Commerce/OrderStatusBadge': 'Its state.',
    'Commerce/CartLine': 'A piece of the order.',
    'Commerce/ReceiptTable': 'Its amounts.',
  },
};
