import { CART_ITEM_LIMIT } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const cartFullModalGuide: ComponentGuide = {
  purpose: 'Says why a piece was not added: the cart holds no more. It leads to the cart.',
  notFor: 'For any other failure to add, use Alert beside the button; for a success, AddedToCartToast.',
  states: { Default: 'A sentence, a way to the cart and a way back.' },
  content: [
    'It names the limit, and the two ways out of it: order, or take a piece out.',
    `The limit, ${CART_ITEM_LIMIT} pieces, is passed in; it is not written into the message.`,
  ],
  keys: [['Escape', 'Closes it, as “Keep browsing” does. The focus returns to the button that was pressed.']],
  screenReader:
    'Role dialog, named “Your cart is full”. It takes focus, and gives it back to the button that was pressed.',
  do: { text: 'Mount it closed: its code is loaded when it first opens.' },
  dont: { text: 'Empty the cart or replace a piece from here: which one goes is decided in the cart.' },
  related: { 'Controls/Dialog': 'What it is made of.', 'Commerce/AddedToCartToast': 'When there was room.' },
};
