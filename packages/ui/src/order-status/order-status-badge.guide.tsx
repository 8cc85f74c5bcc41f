import type { ComponentGuide } from '../guidance/component-guide.ts';

export const orderStatusBadgeGuide: ComponentGuide = {
  purpose: 'Names the state of an order in the words of the shop.',
  notFor: 'For the way of one parcel, use ParcelTimeline: of several, the slowest decides here.',
  states: {
    Default: 'Paid: denim, as what is under way.',
    Checkout: 'Awaiting payment: mustard, as the one state that asks for something.',
    Shipped: 'Paid, and every parcel is on its way: denim too.',
    Delivered: 'Paid, and every parcel has arrived: moss.',
    Completed: 'Completed: moss.',
    Abandoned: 'Abandoned: ecru, as what is over.',
    Refunded: 'Refunded: ecru.',
  },
  content: [
    'Words and colour belong to the state; they cannot be passed in.',
    'A state that a newer server knows and this page does not is shown as its code, with a warning on the console in development.',
  ],
  keys: [],
  screenReader: 'A text in its place; the colour says nothing more.',
  do: { text: 'Put it beside the number of the order.' },
  dont: { text: 'Use it for a return or an offer: those have words of their own.' },
  related: { 'Controls/Badge': 'What it is made of.', 'Commerce/ParcelTimeline': 'How far the parcel is.' },
};
