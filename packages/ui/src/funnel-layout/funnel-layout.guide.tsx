import type { ComponentGuide } from '../guidance/component-guide.ts';

export const funnelLayoutGuide: ComponentGuide = {
  purpose: 'The frame of cart and payment: logo, the two steps, and no way to get lost.',
  notFor: 'On every other page, use Header and Footer.',
  states: {
    Default: 'In the cart; the payment is a link.',
    Payment: 'At the payment; the cart is a link back.',
    PaymentClosed: 'The payment is no link: the cart is empty, or holds a piece that was sold.',
    OrderPlaced: 'Once the order is placed the steps are gone.',
    Phone: 'The same on a narrow screen, without “Secure payment”.',
  },
  content: ['Steps are nouns: cart, payment.', 'The page below has its own `main` and its own heading.'],
  keys: [],
  screenReader:
    'A navigation named “Checkout steps” with an ordered list; the current step has `aria-current="step"` and is not a link.',
  do: { text: 'Leave `paymentHref` out while the order cannot be paid, and say in the page why.' },
  dont: { text: 'Add menu and search: whoever pays should be able to.' },
  related: {
    'Commerce/PaymentButtons': 'The end of the second step.',
    'Layout/AccountLayout': 'The frame of the account.',
  },
};
