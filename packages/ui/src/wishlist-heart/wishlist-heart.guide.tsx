import { WISHLIST_LIMIT } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';
import { WishlistHeart } from './WishlistHeart.tsx';

const onToggle = () => undefined;
const label = 'Ajouter « Veste en laine » à mes favoris';

export const wishlistHeartGuide: ComponentGuide = {
  purpose:
    'Puts a piece on the wishlist, and takes it off again. Whoever is not signed in is led to the login.',
  notFor: 'Not a vote, and not a way to follow a seller or a drop: the heart means the wishlist everywhere.',
  states: {
    Default: 'Not on the wishlist.',
    Pressed: 'On the wishlist: filled.',
    Square: 'In a bordered square, beside the button that adds to the cart.',
    SquarePressed: 'Likewise, on the wishlist: garance.',
    Floating: 'On the corner of a photograph.',
    Counted: 'With the number of wishlists that have the piece, from one on.',
    LongText: 'A long label is read, and not seen: the heart keeps its size.',
    Disabled: 'Cannot be pressed.',
  },
  content: [
    'The label names the piece and stays the same in both states: the state is told by `aria-pressed`. “Remove from” for the pressed state would say it twice, and wrongly.',
    'The count follows the label; it is not shown at zero.',
    `A wishlist holds ${WISHLIST_LIMIT.toLocaleString('en')} pieces at most.`,
  ],
  keys: [['Enter, Space', 'Put the piece on the wishlist, or take it off.']],
  screenReader:
    'A toggle button: “Add ‘Wool jacket’ to my wishlist, toggle button, not pressed”. With a count, the number is part of the name.',
  do: {
    text: 'Give it the name of the piece: in a list, forty hearts are forty different buttons.',
    example: <WishlistHeart look="square" label={label} pressed onToggle={onToggle} />,
  },
  dont: { text: 'Wait for the server before it is filled: it answers at once.' },
  related: { 'Commerce/ProductCard': 'Has one in the corner of its photograph.' },
};
