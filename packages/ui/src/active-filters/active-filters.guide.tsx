import type { ComponentGuide } from '../guidance/component-guide.ts';

export const activeFiltersGuide: ComponentGuide = {
  purpose: 'Says what a list is narrowed to, and lets go of one filter, or of all.',
  notFor:
    'To choose filters, use FilterPanel or FilterRow; for what a search was understood as, UnderstoodQuery.',
  states: {
    Default: 'A few filters, each removable.',
    One: 'One filter.',
    Many: 'Several lines.',
    Empty: 'Nothing at all.',
    LongText: 'A long value stays within the width of the list.',
  },
  content: [
    'Each label says the value, with the name of its filter where the value alone is unclear: “Size: S, M”.',
    '“Clear all” comes last.',
  ],
  keys: [],
  screenReader:
    'A list named “Active filters” of links: “Remove Very good condition”. The cross is not read.',
  do: { text: 'Show it once on a page, above the list that it is about.' },
  dont: {
    text: 'Show what is not a filter, such as the sort order: removing it would show no further piece.',
  },
  related: {
    'Commerce/FilterPanel': 'Chooses them, beside the list.',
    'Commerce/FilterDrawer': 'Chooses them on phones.',
    'Commerce/NoResults': 'Names which of them to let go of when nothing is left.',
  },
};
