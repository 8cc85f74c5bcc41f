import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dialogGuide: ComponentGuide = {
  purpose:
    'Asks one thing, or tells one thing, before the visitor goes on: an offer, a code, a confirmation.',
  notFor:
    'For filters and menus, use Drawer; for the result of an action, Toast or Alert. What can stand in the page stands in the page: a dialog takes it away.',
  states: {
    Default: '600 px wide at most.',
    Small: '440 px, for a sentence and a button.',
    Large: '960 px, for comparisons.',
    Reopened: 'Closed with Escape and opened again: the focus goes back to its button, and in again.',
    LongText: 'The content scrolls between the title and the buttons, which stay.',
  },
  content: [
    'The title says what it is about, as the button that opened it did.',
    'Buttons are in `footer`, the main one first; the one that leaves is `quiet`.',
    'Below 688 px it lies at the bottom of the screen, over the whole width. It takes 92 % of the height at most.',
  ],
  keys: [
    ['Escape', 'Closes it, and the focus returns to what opened it. A click beside it does as well.'],
    ['Tab', 'Stays within it, from the last control to the first.'],
    ['Arrow keys', 'Scroll its content, which can be focused for that.'],
  ],
  screenReader:
    'Role dialog, named by its title and described by its description. The focus goes to its close button, or to the field that has `data-focus-first`. What lies behind is hidden while it is open. When it closes, focus returns to what had it before.',
  do: { text: 'Load it lazily, when its button is pressed: no page has its code in the first view.' },
  dont: { text: 'Open it by itself, or from another dialog.' },
  related: {
    'Controls/Drawer': 'From the side, over the full height.',
    'Commerce/OfferModal': 'A dialog that makes an offer.',
    'Commerce/CouponModal': 'A dialog that takes a code.',
    'Commerce/CartFullModal': 'A dialog that tells why nothing was added.',
  },
};
