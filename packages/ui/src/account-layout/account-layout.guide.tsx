import type { ComponentGuide } from '../guidance/component-guide.ts';

export const accountLayoutGuide: ComponentGuide = {
  purpose: 'The frame of every page of the account: the menu of its pages, and the one that is chosen.',
  notFor: 'For a page of the shop, use Header and Footer alone; for cart and payment, FunnelLayout.',
  states: {
    Default: 'Menu and page side by side from 960 px on; the current entry is garance and bold.',
    MenuAlone: 'The overview: no entry is the current one.',
    Counts: 'With the number of what is unread behind an entry. Zero is not shown.',
    Detail: 'With a link back to the list that also wide screens show (`always`).',
    Phone: 'On narrow screens a chosen page has the screen to itself, with its link back.',
    PhoneMenu: 'On narrow screens the overview comes first, then the menu.',
    LongText: 'Long entries take several lines.',
  },
  content: [
    'Entries that belong together have a label above them: purchases first, as what one comes for.',
    'An entry is named as the heading of its page.',
    'The link back says where it leads: “My orders”, not “Back”.',
    'Logging out is a button after the entries, in `logout`.',
  ],
  keys: [],
  screenReader:
    'A navigation named “My account” with a named list of links for each group; the current link has `aria-current`. A count is read after its entry. On narrow screens the menu is not read while a page is shown, as it is not seen either.',
  do: { text: 'Give a page below a list its link back, so that a phone never ends in a blind alley.' },
  dont: { text: 'Put two levels into the menu: what belongs to an order is on the page of the order.' },
  related: {
    'Layout/PageHeading': 'The heading of the page within it.',
    'Layout/FunnelLayout': 'The frame of cart and payment.',
  },
};
