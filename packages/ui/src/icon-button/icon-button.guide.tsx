import type { ComponentGuide } from '../guidance/component-guide.ts';
import Heart from 'lucide-react/icons/heart';
import { IconButton } from './IconButton.tsx';

export const iconButtonGuide: ComponentGuide = {
  purpose:
    'A button of one sign, where there is no room for a word and the sign is known: close, next, remove.',
  notFor: 'For the main action of anything, use Button with a word. For the wishlist, WishlistHeart.',
  states: {
    Default: 'Without a background.',
    OverPhotograph: 'On a disc of paper, so that it is seen over any picture.',
    Active: 'Filled, with `aria-pressed`.',
    Line: 'In a border, 52 px, beside a button of that height.',
    Disabled: 'Cannot be pressed.',
  },
  content: [
    'The label begins with a verb and names the object where several are in the page: “Remove wool jacket”.',
    'The label is also its tooltip.',
  ],
  keys: [],
  screenReader:
    'A button named by its label; give the sign `aria-hidden`. At least 44 × 44 px, under a mouse too.',
  do: {
    text: 'Name what it acts on.',
    example: (
      <IconButton label="Ajouter aux favoris">
        <Heart className="size-5" />
      </IconButton>
    ),
  },
  dont: { text: 'Invent a sign: one that needs its tooltip needs a word.' },
  related: {
    'Controls/Button': 'With a word.',
    'Commerce/WishlistHeart': 'The heart, with its states.',
    'Controls/Icons': 'The shop’s own signs.',
  },
};
