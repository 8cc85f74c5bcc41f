import type { ComponentGuide } from '../guidance/component-guide.ts';

export const subCartGuide: ComponentGuide = {
  purpose: 'The pieces of one seller in a cart.',
  notFor: 'For the pieces of an order, CartLine alone; for amounts, PriceDetails.',
  states: {
    Default: 'Two pieces.',
    OneItem: 'One piece.',
    WithArrival: 'With the days on which the parcel is expected.',
    Removing: 'A piece is being removed.',
    Customized: 'With what is made for the buyer.',
    WithSoldItem: 'A piece was sold in the meantime: it stays and says so.',
    OnlyRead: 'Nothing can be removed any more.',
    Empty: 'Nothing, with a warning on the console in development.',
    LongText: 'Long names of seller and piece.',
  },
  content: [
    'The heading is the seller with their country, because each sends a parcel.',
    'A piece that is held by an accepted offer says until when.',
  ],
  keys: [],
  screenReader:
    'A region named after the seller by a heading of level 3, with a list. “Remove” has the name of the piece in it; a line that is being removed is busy (`aria-busy`).',
  do: { text: 'Link the seller’s name: whoever pays one delivery may look for a second piece there.' },
  dont: { text: 'Mix sellers: what is delivered together stands together.' },
  related: {
    'Commerce/CartLine': 'One piece.',
    'Commerce/PriceDetails': 'The amounts.',
    'Commerce/HoldNotice': 'How long pieces are held.',
  },
};
