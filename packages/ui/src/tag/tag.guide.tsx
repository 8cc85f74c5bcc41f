import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Tag } from './Tag.tsx';

export const tagGuide: ComponentGuide = {
  purpose: 'A label in the shape of a swing tag: the family of a piece, a drop, a code.',
  notFor:
    'For a state, use Badge; for “Sold” on a photograph, the band that ProductCard draws; for what can be pressed, Chip; for another fact, such as the material, plain text.',
  states: {
    Default: 'Vintage.',
    SecondHand: 'Second hand.',
    Imperfect: 'Imperfect.',
    Upcycled: 'Upcycled.',
    Archive: 'Archive.',
    Large: 'On the page of a piece.',
    OnEcru: 'White, where it lies on ecru.',
    LongText: 'Words beyond its width are cut.',
  },
  content: [
    'One or two words.',
    'The colour of the hole belongs to a family and is not chosen freely: vintage garance, second hand denim, imperfect mustard, upcycled and “new, small run” moss, archive ink.',
  ],
  keys: [],
  screenReader: 'A text in its place. Hole and colour are not read and say nothing more than the word.',
  do: {
    text: 'Choose a surface that differs from what is below it.',
    example: (
      <Tag hole="moss" surface="ecru">
        Upcyclé
      </Tag>
    ),
  },
  dont: { text: 'Put more than one on a photograph.' },
  related: {
    'Controls/Badge': 'A state.',
    'Commerce/ProductCard': 'Shows the family with it.',
    'Commerce/DropCard': 'Shows the state of a drop with it.',
  },
};
