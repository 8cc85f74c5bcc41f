import type { ComponentGuide } from '../guidance/component-guide.ts';

export const filterBarGuide: ComponentGuide = {
  purpose:
    'Opens the filters from the bottom of the screen on phones and tablets, while the list is in sight; on phones it sorts as well.',
  notFor: 'From 960 px on the filters stand beside the list: use FilterPanel and SortMenu there.',
  states: { Default: 'With the number of active filters.', NothingChosen: '“Filter” alone.' },
  content: ['The count is of filters, not of pieces: those are counted in the drawer.'],
  keys: [
    ['Enter, Space', 'On “Filter”, open the drawer; on “Sort”, open and close the orders.'],
    ['Escape', 'Closes the orders and returns to “Sort”.'],
  ],
  screenReader:
    'A button that announces that it opens a dialog (`aria-haspopup`), named “Filter (2)”, and the sort menu after it.',
  do: {
    text: 'Put it after the list, within the same parent: it stays at the bottom while the list is in sight, and does not cover the footer.',
  },
  dont: { text: 'Add a third button: two fit under a thumb.' },
  related: {
    'Commerce/FilterDrawer': 'What it opens.',
    'Commerce/SortMenu': 'Its other half, with the look `bar`.',
  },
};
