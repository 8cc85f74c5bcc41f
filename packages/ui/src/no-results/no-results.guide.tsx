import type { ComponentGuide } from '../guidance/component-guide.ts';

export const noResultsGuide: ComponentGuide = {
  purpose: 'For an empty list: which filter to let go of, and how many pieces that brings.',
  notFor: 'For what has never had anything, such as a new cart, use EmptyState.',
  states: {
    Default: 'Filters, the one that brings most first.',
    OneConditionAlone: 'What to keep alone, when letting go of one is not enough.',
    SearchedWords: 'Words that nothing has: a hint in place of filters.',
    NearestSearches: 'Likewise, with lists that begin like the words or are the largest.',
    Empty: 'Nothing to let go of.',
    LongText: 'Long words are broken.',
  },
  content: [
    'Labels are those of ActiveFilters, so that they are recognised.',
    'Each line leads to a list that is not empty: its count is known.',
  ],
  keys: [],
  screenReader:
    'A heading that repeats the searched words, then a list of links: “Without ‘Size: S’ 14 pieces”.',
  do: { text: 'Keep filters and search in the page above it.' },
  dont: { text: 'Fill the place with pieces that have nothing to do with the search.' },
  related: {
    'Controls/EmptyState': 'Nothing yet.',
    'Commerce/ActiveFilters': 'The filters above it.',
    'Commerce/UnderstoodQuery': 'How the words were understood.',
  },
};
