import type { ComponentGuide } from '../guidance/component-guide.ts';

export const filterDrawerGuide: ComponentGuide = {
  purpose: 'The filters of a list on phones and tablets, over the page.',
  notFor: 'From 960 px on, use FilterPanel beside the list.',
  states: {
    Default: 'With the filters, and a button that counts what they leave.',
    Empty: 'Nothing is left: the button says “Show 0 pieces”, and “Clear all” is beside it.',
  },
  content: [
    'Each filter applies at once; the button at the foot only closes, and says what is behind: “Show 1,284 pieces”.',
    '“Clear all” is there while a filter is active.',
  ],
  keys: [
    [
      'Escape',
      'Closes it, as a click beside it does, and the focus returns to the button that opened it. What was chosen stays chosen.',
    ],
    ['Tab', 'Stays within it.'],
  ],
  screenReader:
    'Role dialog, named “Filters”. Focus goes into it, and back to the button that opened it. The options are links with their count.',
  do: { text: 'Give it the same filters in the same order as the panel of wide screens.' },
  dont: { text: 'Collect choices and apply them at the end: nobody knows what they would leave.' },
  related: {
    'Commerce/FilterBar': 'Opens it.',
    'Commerce/FilterPanel': 'What it shows.',
    'Controls/Drawer': 'What it is made of.',
  },
};
