import { CATALOGUE_PAGE_SIZE } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const productGridGuide: ComponentGuide = {
  purpose: 'Lays out the cards of a list: two columns on phones, three from 688 px, then four and five.',
  notFor: 'For a row that is swiped, use Carousel; for pieces close to another one, SimilarProducts.',
  states: {
    Default: 'Four columns from 960 px, five from 1680 px.',
    OneColumnOnPhones: 'Larger photographs, for visitors who chose so.',
    BesideFilters: 'Three columns up to 1200 px: the filters take the room of one.',
    Loading: 'Placeholders of the size of cards, so that nothing moves.',
    Empty: 'A mistake, told on the console in development: use NoResults.',
  },
  content: [
    '12 px between columns and 24 px between rows; 20 and 40 px from 960 px on.',
    `Cards alone, in the order of the list, ${CATALOGUE_PAGE_SIZE} a page.`,
    'A heading above it says what the list is, or `label` does.',
  ],
  keys: [],
  screenReader:
    'A list, so that the number of pieces is read. While it loads, “Loading pieces” is announced and the placeholders are not.',
  do: { text: 'Ask for as many placeholders as there will be cards.' },
  dont: { text: 'Put banners between the cards: they belong before or after the list.' },
  related: {
    'Commerce/ProductCard': 'What it lays out.',
    'Commerce/NoResults': 'In its place, when nothing is found.',
    'Controls/Pagination': 'Below it.',
  },
};
