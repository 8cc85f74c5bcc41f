import type { ComponentGuide } from '../guidance/component-guide.ts';

export const filterRowGuide: ComponentGuide = {
  purpose: 'The filters that most visitors use, one press away above the list.',
  notFor: 'For all filters, use FilterPanel; for what is chosen, ActiveFilters.',
  states: {
    Default:
      'A chip for each filter, the visitor’s sizes, and the sort menu. From 960 px on the chips are left out: there all filters stand beside the list.',
    Open: 'A filter opens below its chip; on phones it covers the foot of the screen, with its title and a button that counts.',
    LongText: 'Chips with the number of chosen values.',
    Empty: 'No filter is promoted: the price, the sizes and the sort menu are left.',
  },
  content: [
    'A chip says how many values are chosen, not which: “Size (2)”. Their names are in ActiveFilters.',
    'Three or four filters: more belong into the panel.',
  ],
  keys: [
    ['Enter, Space', 'Open and close a filter. Opening one closes another.'],
    ['Escape', 'Closes it, and the focus returns to its chip.'],
    ['Tab', 'Goes into the open filter; leaving it closes it.'],
  ],
  screenReader:
    'A region named “Quick filters” with native disclosures, read as collapsed or expanded. Values are links, as in the panel.',
  do: { text: 'Offer “My sizes” to those who saved theirs (`mySizesHref`).' },
  dont: { text: 'Put a filter here that the panel does not have: the row is a short cut.' },
  related: {
    'Commerce/FilterPanel': 'All filters.',
    'Commerce/SortMenu': 'At its end.',
    'Commerce/ActiveFilters': 'Below it.',
  },
};
