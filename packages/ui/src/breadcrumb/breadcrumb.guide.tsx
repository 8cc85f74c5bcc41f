import type { ComponentGuide } from '../guidance/component-guide.ts';

export const breadcrumbGuide: ComponentGuide = {
  purpose: 'Says where a page is in the catalogue, and leads up.',
  notFor:
    'For the steps of an order, FunnelLayout has them; in the account, the link back of AccountLayout is enough.',
  states: {
    Default: 'Home, a category, and the current page.',
    FirstLevel: 'Right below the home page.',
    LongText: 'Wraps between its entries; a slash stays with the entry before it.',
  },
  content: [
    'Entries are named as the pages that they lead to.',
    'The current page is the last entry and not a link.',
  ],
  keys: [],
  screenReader:
    'A navigation named “You are here” with an ordered list. The last entry has `aria-current="page"`; the slashes are not read.',
  do: { text: 'Give the ancestors from the home page on, as the structured data of the page does.' },
  dont: {
    text: 'Show the way that the visitor took: it is the place in the catalogue, the same for everybody.',
  },
  related: {
    'Layout/PageHeading': 'Below it.',
    'Controls/Pagination': 'Within a list that is longer than a page.',
  },
};
