import type { ComponentGuide } from '../guidance/component-guide.ts';

export const filterPanelGuide: ComponentGuide = {
  purpose: 'The filters of a list, each with its values and how many pieces each value has.',
  notFor:
    'It stands beside the list from 960 px on. On phones and tablets, put it into FilterDrawer. For the two or three filters that most visitors use, FilterRow stands above the list as well.',
  states: {
    Default: 'Categories, sizes, colours, lists and the price.',
    WithoutPrice: 'A list in which all prices are the same has no price filter.',
    Folded: 'All filters folded.',
    LongText: 'Long names take several lines, the count stays at the end.',
  },
  content: [
    'Each value stands with its number of pieces.',
    'A list of more than nine values shows seven of them and “Show all”, and has a field that searches them. Chosen values come first.',
    'Sizes are grouped by scale, and the rarest of a long scale are folded. Colours have their name beside the dot.',
  ],
  keys: [
    ['Enter, Space', 'On the title of a filter, fold and unfold it.'],
    ['Enter', 'On a value, adds or removes it.'],
  ],
  screenReader:
    'A navigation named “Filters”. Values are links: “Very good condition 604 pieces”, the chosen ones with `aria-current`. What a search within a filter finds is announced.',
  do: { text: 'Give every value a URL: a filtered list can be shared, and works before any script.' },
  dont: { text: 'Let search engines follow more than the categories: the other links are `nofollow`.' },
  related: {
    'Commerce/FilterDrawer': 'The same on phones and tablets.',
    'Commerce/FilterRow': 'The most used ones, above the list.',
    'Commerce/ActiveFilters': 'What is chosen.',
    'Controls/RangeField': 'The price.',
  },
};
