import type { ComponentGuide } from '../guidance/component-guide.ts';

export const understoodQueryGuide: ComponentGuide = {
  purpose: 'Says what the words of a search were understood as, and gives them back as they were typed.',
  notFor: 'For filters that somebody chose, use ActiveFilters alone.',
  states: {
    Default: 'Four parts, each removable.',
    One: 'One part.',
    Empty: 'Nothing was understood as a filter: only the way back to the words.',
    Literal: 'LiteralQuery: the words are searched as they are, with the way back.',
    LongText: 'Long parts are cut, the words take several lines.',
  },
  content: [
    'A part is a filter in the shop’s words: “Size: 38”, “Without: Leather”.',
    'The link repeats the words as typed, in quotation marks.',
  ],
  keys: [],
  screenReader:
    'The list “Active filters”, whose links remove a part each, then a link “Search for the exact words ‘…’”.',
  do: {
    text: 'Show it above the results whenever a word became a filter: a wrong guess has to be seen to be undone.',
  },
  dont: { text: 'Correct what somebody typed without a way back.' },
  related: {
    'Commerce/ActiveFilters': 'Its parts.',
    'Commerce/SearchBox': 'Where the words were typed.',
    'Commerce/NoResults': 'When nothing is found.',
  },
};
