import type { ComponentGuide } from '../guidance/component-guide.ts';

export const addedToCartToastGuide: ComponentGuide = {
  purpose:
    'Says that a piece is in the cart, shows which, and leads there; whoever wants to go on looking does.',
  notFor: 'When the cart is full, CartFullModal says so and what to do.',
  states: {
    Default: 'With the photograph and the name of the piece.',
    WithoutPicture: 'Words alone, for a piece without a photograph.',
    LongText: 'The name takes one line and is cut.',
  },
  content: ['“In your cart”, the name, “View cart”. No praise, no further offers.'],
  keys: [['Tab', 'Reaches “View cart” and the close button; it stays while either has focus.']],
  screenReader:
    'Role status: “In your cart”, the name and the link are read when it appears. The photograph is decoration.',
  do: { text: 'Show it on whatever page the visitor is when the answer comes.' },
  dont: {
    text: 'Show it before the server has confirmed: the piece may just have been sold to somebody else.',
  },
  related: {
    'Controls/Toast': 'The toast that it is made of.',
    'Commerce/CartFullModal': 'When the piece could not be added because the cart is full.',
  },
};
