import type { ComponentGuide } from '../guidance/component-guide.ts';

export const carouselGuide: ComponentGuide = {
  purpose: 'Shows a row of pieces, drops or looks that is longer than the screen is wide.',
  notFor:
    'For a whole list, use ProductGrid; for the photographs of one piece, ProductGallery. What everybody has to see does not stand behind the edge.',
  states: {
    Default: 'Cards with a heading, a link and two arrows.',
    Card: 'Items of the width of a card.',
    BestSellerCard: 'Numbered tiles.',
    Look: 'Looks.',
    Wide: 'Wide pictures, three beside each other from 960 px on.',
    RightToLeft:
      'In a language that is read from the right: the row begins there, and the arrows are mirrored.',
    FewestThatScroll: 'Five items: the fewest that scroll.',
    PlainRow: 'Fewer than five items stand in columns, and there are no arrows.',
    PlainRowOfPlates: 'Likewise, numbered tiles.',
    PlainRowOfLooks: 'Likewise, looks.',
    PlainRowOfWide: 'Likewise, wide pictures.',
    One: 'A single item.',
    Empty: 'Nothing at all.',
    LongText: 'The heading takes several lines beside the arrows.',
  },
  content: [
    'In a language that is read from the right, the row begins there, and the arrow keys scroll the way they point.',
    'The label names the row and is the same as the heading above it.',
    'On phones a part of the next item is seen, so that it is understood that there is more; the arrows are for wider screens.',
  ],
  keys: [
    ['Tab', 'Goes through the items; one that was out of sight is scrolled in.'],
    ['Left arrow, Right arrow', 'Scroll the row, with the focus on it or on one of its items.'],
  ],
  screenReader:
    'A region and a list with the name of the row. The buttons are “Previous” and “Next”, disabled at the ends; when the focused one is disabled, focus goes to the other. Once they are pressed, “3–6 of 8” is announced.',
  do: { text: 'End the row with a link to the whole list (`more`).' },
  dont: { text: 'Let it move by itself: nothing moves that was not asked to.' },
  related: {
    'Commerce/ProductGrid': 'All pieces, in columns.',
    'Commerce/SimilarProducts': 'A carousel of pieces close to another one.',
    'Commerce/ProductCard': 'What stands in it most often.',
  },
};
