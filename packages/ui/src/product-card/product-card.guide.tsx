import type { ComponentGuide } from '../guidance/component-guide.ts';
import { SampleCard } from './SampleCards.tsx';
import { dressHit, jacketHit } from './product-card.samples.ts';

export const productCardGuide: ComponentGuide = {
  purpose:
    'One piece in a list: photograph, family, brand, name, size and condition, price. It answers “do I want to look closer?” and leads to the page of the piece.',
  notFor:
    'For a piece in a cart, an order or a return, use CartLine. In a grid or a carousel, give the pieces to ProductGrid or Carousel rather than lay out cards.',
  states: {
    Default: 'Available.',
    Reduced: 'The earlier price is crossed out.',
    InWishlist: 'The heart is filled.',
    Sold: 'The photograph is grey and half see-through, with a band across its middle that says so. The price is muted and alone, without the earlier one; the heart stays and can be pressed. The card still leads to its page, which shows similar pieces.',
    Unavailable: 'Looks the same, with another word: not sold, but not for sale either.',
    Customizable: 'Says so after its condition.',
    Fits: 'The size is in moss when it is one of the sizes that the visitor saved.',
    LongText: 'Brand, name and facts are cut with an ellipsis; a large price takes two lines.',
    Square: 'A square photograph, for blocks of editors.',
    NoBrand: 'Says “No brand” in its place, so that cards stay aligned.',
    Loading: 'ProductCardSkeleton, of the same size, so that nothing moves.',
  },
  content: [
    'The photograph is upright, 512 × 764; one in another ratio is cut to it, unless the product has one that must be shown whole.',
    'Brand and facts take one line each, the name two; longer ones are cut with an ellipsis. A brand that the name repeats is left out of it.',
    'A piece without photographs has a drawn hanger in their place.',
    'With a mouse, and on focus, the second photograph is shown. It is only requested then.',
  ],
  keys: [
    ['Tab', 'Goes to the link of the card, then to its heart.'],
    ['Enter', 'Opens the page of the piece; in a new tab where the list asks for it.'],
  ],
  screenReader:
    'An article with one link, named by brand and name, in the language of the name. The photograph is decoration (`alt=""`): what it shows is said by the texts. “Sold” and the family are texts, read in their place. Before the earlier price “was” is read.',
  do: {
    text: 'Keep sold pieces in a list that somebody may come back to: they are recognised.',
    example: <SampleCard product={{ ...jacketHit, availability: 'SOLD' }} />,
  },
  dont: {
    text: 'Put buttons or further links into a card. It has one goal and the heart.',
    example: <SampleCard product={dressHit} />,
  },
  related: {
    'Commerce/ProductGrid': 'Cards in columns.',
    'Commerce/SimilarProducts': 'Cards in a row, below a piece that is sold or sought.',
    'Commerce/CartLine': 'A piece that was chosen.',
  },
};
