import type { ComponentGuide } from '../guidance/component-guide.ts';

export const skeletonGuide: ComponentGuide = {
  purpose: 'Keeps the place of what is loading, in its size, so that nothing moves when it comes.',
  notFor:
    'For an action, use the `loading` of its button; for a page on its way, ProgressBar. For a list of pieces, ProductGrid makes its own.',
  states: {
    Default: 'A line of text. With reduced motion it stands still.',
    Half: 'Half as wide.',
    Third: 'A third.',
    Quarter: 'A quarter.',
    Block: 'A block.',
    Portrait: 'A photograph.',
    Round: 'A disc.',
  },
  content: ['As many and as large as what comes: three lines for three lines.'],
  keys: [],
  screenReader: 'Not read (`aria-hidden`): the page says once that it is loading.',
  do: { text: 'Show it only where the content comes after the page: what the server knows is in the page.' },
  dont: { text: 'Guess a size that differs from the content: the page would move twice.' },
  related: {
    'Commerce/ProductGrid': 'Placeholders of cards.',
    'Controls/ProgressBar': 'A page on its way.',
    'Controls/Spinner': 'An action.',
  },
};
