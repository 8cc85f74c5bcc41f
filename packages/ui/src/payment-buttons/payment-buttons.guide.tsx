import type { ComponentGuide } from '../guidance/component-guide.ts';

export const paymentButtonsGuide: ComponentGuide = {
  purpose: 'Orders and pays: one button for each way to pay, the main one first.',
  notFor: 'For a step that costs nothing yet, such as going from the cart to the delivery, use Button.',
  states: {
    Default: 'Two ways to pay: the first is garance, the second has a line.',
    Sandbox: 'A demonstration, and says so.',
    LoadingCard: 'The payment page opens: its button says so, the other one cannot be used.',
    LoadingPaypal: 'Likewise for PayPal.',
    LoadingInternal: 'The order is placed with the visitor’s credit.',
    LoadingSandbox: 'Likewise in a demonstration.',
    Internal: 'The credit pays for everything.',
    Disabled: 'What is missing stands above the buttons.',
    Counting: 'The amount is computed anew.',
    Empty: 'No way to pay: says that the cart is saved and to try again.',
    LongText: 'Long amounts and reasons take several lines.',
  },
  content: [
    'The label says that the order must be paid, and the exact total: the law requires the first, and both are read before the press.',
    'The terms that the order accepts stand above the buttons, not behind them.',
    'The reason why one cannot pay says what to do: “Choose a delivery address first.”',
  ],
  keys: [],
  screenReader:
    'Buttons named with the total. A reason is the description of each of them. While the payment page opens, “Opening the payment page…” is announced.',
  do: { text: 'Show the total on the button itself, in the amount that will be charged.' },
  dont: { text: 'Say “Continue” or “Confirm”: an order by such a button would not be valid.' },
  related: {
    'Controls/Button': 'Every other action.',
    'Commerce/PriceDetails': 'What the total is made of.',
    'Commerce/HoldNotice': 'How long the pieces are reserved.',
  },
};
