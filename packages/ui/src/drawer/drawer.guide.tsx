import type { ComponentGuide } from '../guidance/component-guide.ts';

export const drawerGuide: ComponentGuide = {
  purpose: 'Shows a long list of choices over the page, from its side: the menu, the filters, notifications.',
  notFor:
    'For a question with an answer, use Dialog. From 960 px (`xl`) on, filters stand beside the list instead.',
  states: {
    Default: 'From the right, 420 px wide at most.',
    Left: 'From the left, where the menu’s button is.',
    LongText: 'The content scrolls; title and footer stay.',
  },
  content: [
    'The footer of filters has one button over the full width, which says what closing shows: “Show 604 pieces”.',
    'It has a title, and no description.',
  ],
  keys: [
    [
      'Escape',
      'Closes it, and the focus returns to the button that opened it. A click beside it does as well.',
    ],
    ['Tab', 'Stays within it.'],
    ['Arrow keys', 'Scroll its content.'],
  ],
  screenReader:
    'Role dialog, named by its title. The focus goes to its close button, or to the field that has `data-focus-first`; what lies behind is hidden while it is open.',
  do: { text: 'Apply a choice at once, and let the button in the footer count what is left.' },
  dont: { text: 'Open a second drawer from it: go to a second level within it, as the menu does.' },
  related: {
    'Controls/Dialog': 'In the middle of the page, for one question.',
    'Commerce/FilterDrawer': 'The filters in a drawer.',
    'Layout/Header': 'Its menu is a drawer on narrow screens.',
  },
};
