import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Badge } from './Badge.tsx';

export const badgeGuide: ComponentGuide = {
  purpose: 'Names the state of something in one or two words: paid, new, −30 %.',
  notFor:
    'For what can be pressed, use Chip; for the family of a piece on its photograph, Tag; for “Sold” on a photograph neither: ProductCard and the page of a piece draw a band; for the state of an order, OrderStatusBadge, which knows the words.',
  states: {
    Default: 'A state without a judgement, over or none: on ecru.',
    Progress: 'Begun and not yet over, somebody else acts next: on denim.',
    Success: 'Done as it should be: on moss.',
    Warning: 'Needs attention: on mustard.',
    Discount: 'A reduction in percent: words and edge in garance, without a ground.',
    Fresh: 'New: on mustard, with corners of 2 px where the states are round.',
    LongText: 'One line: what does not fit is cut off.',
  },
  content: [
    'One or two words, no verb, no full stop.',
    'The colour follows the meaning, never the taste: success and warning are not decoration.',
  ],
  keys: [],
  screenReader:
    'A text without a role, read in its place. The colour adds nothing that the words do not say.',
  do: { text: 'Choose the tone by what the words mean.', example: <Badge tone="warning">À confirmer</Badge> },
  dont: {
    text: 'Write a sentence into it: it is cut off.',
    example: <Badge tone="warning">En attente d’une confirmation de votre banque </Badge>,
  },
  related: {
    'Commerce/OrderStatusBadge': 'The badge of an order, with its words.',
    'Controls/Tag': 'A label with a punched hole.',
    'Controls/Chip': 'Can be pressed.',
  },
};
