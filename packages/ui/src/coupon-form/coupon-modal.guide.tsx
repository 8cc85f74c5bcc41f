import { COUPON_MODAL_HIDE_MS } from '../limits.ts';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const couponModalGuide: ComponentGuide = {
  purpose: 'CouponForm in a dialog, behind a button: who has no code sees no empty field.',
  notFor:
    'At the payment, use CouponForm itself, beside the total. The codes that apply are listed in the page, not here.',
  states: {
    Default: 'Asks for a code.',
    Loading: 'While the code is checked.',
    Error: `The code is refused: the dialog leaves after ${COUPON_MODAL_HIDE_MS / 1000} seconds, and the page is as it was.`,
  },
  content: [
    'Title and sentence are its own: that a promo code or a gift card is meant, and that the total follows at once.',
  ],
  keys: [
    ['Enter', 'Sends the code.'],
    ['Escape', 'Closes it, without a code. The focus returns to the button that opened it.'],
  ],
  screenReader:
    'Role dialog, named and described by its two texts. When it leaves after an error, the error is announced once more in the page.',
  do: { text: 'Mount it closed: its code is loaded when it first opens.' },
  dont: { text: 'Ask for anything else in it.' },
  related: { 'Commerce/CouponForm': 'The form itself.', 'Controls/Dialog': 'What it is made of.' },
};
