import type { ComponentGuide } from '../guidance/component-guide.ts';

export const couponFormGuide: ComponentGuide = {
  purpose: 'Takes a promo code or a gift card, and lists those that apply.',
  notFor: 'Behind a button, as in the cart, use CouponModal. A code that applies by itself needs no form.',
  states: {
    Default: 'Empty.',
    Typed: 'With a code; capitals and spaces do not matter.',
    Applied: 'The code is listed above the field, which is empty again.',
    Several: 'A code each line, each with its own button to remove it.',
    OnlyRead: 'Codes that cannot be removed any more.',
    Empty: 'Sent without a code: it asks for one.',
    Loading: 'While the code is checked: the button is busy, a second attempt does nothing.',
    Error: 'The code is not valid.',
    ErrorWithReason: 'Not valid, and why.',
    Disabled: 'While the cart is computed again.',
    LongText: 'A long code stays within its column.',
  },
  content: [
    'An error gives the reason where one is known: “It applies from €80 of pieces.”',
    'What the code is worth stands in PriceDetails, not here.',
    'At most 40 characters.',
  ],
  keys: [['Enter', 'Sends the code.']],
  screenReader:
    'A text field named “Promo or gift code”. The error is announced as an alert and is the description of the field. Applied codes are a list named “Codes applied”; each button says which code it removes.',
  do: { text: 'Keep what was typed when it is refused, so that one letter can be mended.' },
  dont: {
    text: 'Show the field larger than the order button: who has no code should not go to look for one.',
  },
  related: {
    'Commerce/CouponModal': 'The same in a dialog.',
    'Commerce/PriceDetails': 'What the codes take off.',
  },
};
