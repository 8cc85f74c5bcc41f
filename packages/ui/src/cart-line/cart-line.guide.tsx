import type { ComponentGuide } from '../guidance/component-guide.ts';

export const cartLineGuide: ComponentGuide = {
  purpose: 'One piece that was chosen, ordered or is sent back: enough to recognise it, and its price.',
  notFor: 'For a piece that one may choose, use ProductCard.',
  states: {
    Default: 'With a button, to remove it for instance.',
    AcceptedOffer: 'With a note, here that an offer was accepted and how long it holds.',
    Sold: 'Sold in the meantime: the photograph is grey and half see-through, the price muted and no longer bold, and “Just sold” stands in garance below the facts. The name is still a link.',
    Unavailable: 'Not sold, but no longer for sale: looks the same, and says “Unavailable”.',
    WithoutPicture: 'A surface in ecru in place of the photograph.',
    LongText: 'The name is cut after three lines.',
  },
  content: [
    'Brand, name, size and condition, as on the card that it was chosen from.',
    'The price is the one to pay, or paid; what it was before is not repeated here.',
    'The action is a button of words alone, in `text-sm`, with 8 px around them: 36 px high under a mouse, 44 px under a finger.',
    'A note says what is special about this piece, not about the order.',
  ],
  keys: [],
  screenReader:
    'An article. Its link has the name of the piece; the photograph is decoration. “Just sold” is a text, so that greyness is not the only sign.',
  do: { text: 'Keep a sold piece in the cart until it is removed: whoever chose it wants to know.' },
  dont: { text: 'Ask for a quantity: each piece exists once.' },
  related: {
    'Commerce/SubCart': 'The lines of one seller, with its delivery.',
    'Commerce/ReturnItemForm': 'A line that can be sent back.',
    'Commerce/ProductCard': 'A piece in a list.',
  },
};
