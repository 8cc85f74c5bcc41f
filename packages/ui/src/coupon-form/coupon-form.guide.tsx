import { COUPON_CODE_MAX_LENGTH } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const couponFormGuide: ComponentGuide = {
  purpose: 'Takes a promo code or a gift card, and lists those that apply.',
  notFor: 'Behind a button, as in the cart, use CouponModal. A code that applies by itself needs no form.',
  states: {
    Default: 'Empty.',
    Typed: 'With a code; capitals and spaces do not matter.',
    Applied:
      'The code stands above the field as a Tag, with a cross beside it that removes it; the field is empty again.',
    Several: 'A code each line, each with its own button to remove it.',
    OnlyRead: 'Codes that cannot be removed any more.',
    Empty:
      'Sent without a code: “Enter a code.” below the field, in garance with the sign of a warning, until something is typed.',
    Loading:
      'While the code is checked: a spinner stands before “Apply” in the button, and a second attempt does nothing.',
    Error:
      'The code is not valid: “Invalid coupon.” below the field, whose edge is garance. What was typed stays.',
    ErrorWithReason: 'Not valid, and why.',
    Disabled: 'While the cart is computed again: field, button and crosses cannot be used.',
    LongText: 'A long code stays within its column.',
  },
  content: [
    'An error gives the reason where one is known: “It applies from €80 of pieces.”',
    'What the code is worth stands in PriceDetails, not here.',
    `At most ${COUPON_CODE_MAX_LENGTH} characters. They are shown in capitals, and sent without spaces.`,
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
