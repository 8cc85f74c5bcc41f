import { CATALOGUE_PAGE_SIZE } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const paginationGuide: ComponentGuide = {
  purpose: 'Leads through a list that is longer than a page, and says where one is.',
  notFor:
    'For steps of an order, use the steps of FunnelLayout; for photographs, the arrows of their gallery.',
  states: {
    Default: 'Some pages around the current one, the first and the last.',
    First: 'Without an arrow back.',
    Middle: 'Gaps are three dots.',
    Last: 'Without an arrow forward.',
    AllPages: 'Few pages: all of them, without a gap.',
    ManyPages: 'Long numbers.',
  },
  content: [
    `Numbers and arrows alone. One page: nothing is shown. A list of pieces has ${CATALOGUE_PAGE_SIZE} a page.`,
    'A page that does not exist is taken as the nearest one, and a warning is written to the console in development.',
  ],
  keys: [],
  screenReader:
    'A navigation named “Pages” with a list of links: “Page 3”, the current one marked with `aria-current`. Arrows are “Previous page” and “Next page”; the dots are not read.',
  do: { text: 'Give each page a URL: it can be found by search engines and come back to.' },
  dont: {
    text: 'Load further pieces endlessly instead: nobody would reach the footer, or find a place again.',
  },
  related: { 'Commerce/ProductGrid': 'The list above it.' },
};
