import type { ComponentGuide } from '../guidance/component-guide.ts';

export const receiptTableGuide: ComponentGuide = {
  purpose: 'What an order cost, how it was paid, and what came back.',
  notFor: 'Before the order, use PriceDetails. It is no invoice: that is a file, with FileLink.',
  states: {
    Default: 'Paid.',
    GiftCards: 'Paid in part by gift card.',
    Refunded: 'Refunded in part, with what is left.',
    FreeShipping: 'Free delivery, no quality control.',
    LongText: 'A long description takes several lines.',
  },
  content: [
    'All amounts are those that the server stored with the order.',
    'How it was paid is told only where it is not obvious: with gift cards, or after a refund.',
  ],
  keys: [],
  screenReader: 'A list of terms and amounts; minus signs are in the text.',
  do: { text: 'Say what is still to be paid in an order that awaits its payment.' },
  dont: { text: 'Compute a total again in the page: it must be the one that was paid.' },
  related: {
    'Commerce/PriceDetails': 'Before the order.',
    'Controls/FileLink': 'The invoice.',
    'Commerce/OrderCard': 'The order in a list.',
  },
};
