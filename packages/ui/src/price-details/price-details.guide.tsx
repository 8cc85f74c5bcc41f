import type { ComponentGuide } from '../guidance/component-guide.ts';

export const priceDetailsGuide: ComponentGuide = {
  purpose: 'Every amount that makes the total of a cart, before it is paid.',
  notFor: 'For an order that exists, use ReceiptTable, which knows payments and refunds.',
  states: {
    Default: 'Pieces, code, delivery with its two fees, total, savings.',
    ShippingToChoose: 'No delivery is chosen: “not chosen yet”, and not zero.',
    FreeShipping: '“free”.',
    ReducedShipping: 'A code that takes off delivery: what remains, and below it how that came.',
    WithoutReduction: 'Without codes and savings.',
    EveryLine: 'Everything at once.',
    WithoutCode: 'A code without a description, and a reduction without a code.',
    GiftCards: 'With what gift cards pay.',
    LongText: 'Long names take several lines, amounts stay in one.',
  },
  content: [
    'The server computes every amount; the page adds nothing up but the subtotal.',
    'The amounts at the end of the lines add up to the total. A reduction of the pieces is one of them; what makes the price of delivery is below its label.',
    'Delivery is the sum that its choice showed, with the quality control of grouped parcels.',
  ],
  keys: [],
  screenReader:
    'A list of terms and amounts: “Delivery, €5.40”. Minus signs are in the text; colour adds nothing.',
  do: { text: 'Show it before the button that orders, as the law requires.' },
  dont: { text: 'Leave out a line that is free: that it is free is worth reading.' },
  related: {
    'Commerce/ReceiptTable': 'After the order.',
    'Commerce/CouponForm': 'Where codes come from.',
    'Commerce/PaymentButtons': 'Repeat the total.',
  },
};
