import { HOLD_MINUTES_SANDBOX, HOLD_MINUTES_STRIPE } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const holdNoticeGuide: ComponentGuide = {
  purpose: 'Says that pieces are kept for the one who pays, and for how long.',
  notFor:
    'Not a means to press: it counts only a reservation that exists. For a drop, use DropClock. For a piece that somebody else pays for or has reserved, there is no component to take: ProductCard and CartLine mark it as unavailable, and its page says until when.',
  states: {
    Default: 'Before the payment: how long they will be held once it starts.',
    Over: 'The time is over: what that means, and that one may start again.',
  },
  content: [
    `The minutes are passed in, never written into the message: ${HOLD_MINUTES_STRIPE} in the shop, ${HOLD_MINUTES_SANDBOX} in a demonstration.`,
    'The end is told without blame, with what can be done now.',
  ],
  keys: [],
  screenReader:
    'A text; while the reservation runs, a timer that is not read every second. Its end is a status and is announced.',
  do: { text: 'Pass the server’s clock: the visitor’s may be wrong.' },
  dont: { text: 'Show it in the cart as if pieces were held there: they are from the payment on.' },
  related: {
    'Controls/Countdown': 'Figures with units.',
    'Commerce/SubCart': 'Pieces held by an accepted offer say so.',
  },
};
