import type { ComponentGuide } from '../guidance/component-guide.ts';

export const similarProductsGuide: ComponentGuide = {
  purpose: 'Three pieces close to one that is gone, small and beside it.',
  notFor: 'For a whole row to scroll, use Carousel with ProductCard.',
  states: {
    Default: 'Three of those that were given.',
    OneProduct: 'One.',
    Extreme: 'A photograph that is shown whole.',
    LongText: 'A name is cut after two lines.',
    Empty: 'Nothing, not even the heading.',
  },
  content: [
    'The heading says why they are here: “Close to this one, and still available”.',
    'Name, size and price; only what can be bought.',
  ],
  keys: [],
  screenReader:
    'A region named by its heading with a list of links; size and price follow each name. Photographs are decoration.',
  do: { text: 'Choose pieces in the same size first: a close piece that does not fit helps nobody.' },
  dont: { text: 'Show them while the piece itself can be bought, above its button.' },
  related: {
    'Commerce/Carousel': 'A longer row.',
    'Commerce/ProductCard': 'A whole card.',
    'Commerce/ProductGrid': 'A list.',
  },
};
