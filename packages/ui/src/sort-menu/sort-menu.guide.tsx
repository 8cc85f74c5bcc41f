import type { ComponentGuide } from '../guidance/component-guide.ts';

export const sortMenuGuide: ComponentGuide = {
  purpose: 'Says in which order a list is, and changes it.',
  notFor: 'To leave pieces out, use the filters: a sort order shows the same pieces.',
  states: {
    Default: 'Closed, with the name of the order.',
    Open: 'The orders, the current one in `font-semibold` with a tick at its end, and how results are ranked.',
    Bar: 'Half of the bar at the bottom of phones: opens upwards, and says “Sort” alone.',
    Inline: 'The look by default: a word and an arrow, in a row with filters.',
    NothingSelected: 'No order is marked as the current one: a mistake, told on the console in development.',
    LongText: 'The name on the button is cut; those in the menu take several lines.',
    Empty: 'Nothing at all.',
  },
  content: [
    'Names say the order, not the field: “newest”, “price, low to high”.',
    'It always leads to the page that explains the ranking, which the law wants within reach of each list.',
  ],
  keys: [
    ['Enter, Space', 'Open and close it.'],
    ['Tab', 'Goes through the orders; leaving closes it.'],
    ['Escape', 'Closes it, and the focus returns to its button. A press anywhere else closes it too.'],
  ],
  screenReader:
    'A disclosure (`details`) with a list of links, not a select: “Sort by: newest”, collapsed or expanded. The current order is marked with `aria-current`.',
  do: { text: 'Give each order a URL: it can be shared, and Back returns to the one before.' },
  dont: {
    text: 'Turn it into a select, which would change the page while somebody goes through it by keyboard.',
  },
  related: {
    'Commerce/FilterBar': 'Holds it on phones, beside the button of the filters.',
    'Commerce/FilterRow': 'The filters above a list.',
  },
};
