import { CART_ITEM_LIMIT } from '@patine/core';
import { NAV_HOVER_DELAY_MS } from '../limits.ts';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const headerGuide: ComponentGuide = {
  purpose: 'The head of every page: logo, menu, search, and the way to account, wishlist and cart.',
  notFor: 'In cart and payment, use FunnelLayout.',
  states: {
    Default:
      'Not signed in, nothing in the cart. Six entries in French do not fit beside the logo: from 960 px on the menu has a row of its own, and the header is 128 px high.',
    ShortMenu:
      'From 1360 px on, a menu of four or five short words shares one row with logo, search and tools, which is 84 px high. The header decides by the length of its entries.',
    SignedIn: 'With counts at wishlist and cart.',
    ManyItems: `More than ninety-nine are “99+”; a cart holds ${CART_ITEM_LIMIT} at most.`,
    Notifications: 'With a bell.',
    WithApp: 'With a link to the app.',
    WithoutSearch: 'Without a search.',
    OwnLogo: 'With a logo of a season or a campaign.',
    LongLabels: 'Long entries of the menu wrap.',
    OpenPanel: 'From 960 px on: the panel of an entry, with columns and pictures.',
    OpenMenu: 'Below 960 px: the menu in a drawer.',
    OpenMenuSecondLevel: 'The second level of that menu, with a way back.',
    SteppedAside:
      'Out of sight while one scrolls down a long page; it returns when one scrolls up or tabs into it.',
  },
  content: [
    'Entries of the menu are one or two words. An entry that is new has a badge, one that is highlighted is garance.',
    'Give HeaderLink a name with the count: “Cart, 1 piece”. The badge beside the sign is for the eye.',
  ],
  keys: [
    [
      'Enter, Space',
      `On the arrow of an entry, open and close its panel. A mouse opens it after ${NAV_HOVER_DELAY_MS} ms.`,
    ],
    ['Escape', 'Closes the panel, and the menu of phones; the focus returns to the button of either.'],
    ['Tab', 'Goes through the open panel; leaving the navigation closes it.'],
  ],
  screenReader:
    'The landmark `banner` with a navigation named “Main menu”. Each entry is a link, and a button beside it, “Open the Women menu”, says whether its panel is expanded. On phones “Menu” is a link that opens a dialog; without JavaScript it leads to the entries.',
  do: {
    text: 'Keep the order on every page: search, logo, tools, and the menu below; on phones menu, logo, tools, and the search below.',
  },
  dont: { text: 'Let anything in it move while the page loads: the room of the tools is reserved.' },
  related: {
    'Commerce/SearchBox': 'Its search.',
    'Layout/HelloBar': 'Above it.',
    'Layout/LanguageSwitch': 'Beside the tools, or in the menu.',
    'Controls/Drawer': 'The menu of phones.',
  },
};
