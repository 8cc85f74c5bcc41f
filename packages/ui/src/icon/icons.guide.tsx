import type { ComponentGuide } from '../guidance/component-guide.ts';

export const iconsGuide: ComponentGuide = {
  purpose:
    'The shop’s own signs: a hanger, a measuring tape, a care label, three networks, and the hanger of empty pages. All others come one by one from the icon library.',
  notFor: 'A sign alone is no label: give the text beside it, or use IconButton, which has a name.',
  states: { Default: 'All of them, with their names.' },
  content: [
    'On a grid of 24 px with a stroke of 1.5, in the colour of the text.',
    'A new one is drawn only where the library has none: import from `lucide-react/icons/…`.',
  ],
  keys: [],
  screenReader:
    'Not read: each has `aria-hidden`. What it means is said by the text beside it or by the name of its button.',
  do: { text: 'Use one sign for one meaning everywhere: the heart is the wishlist.' },
  dont: { text: 'Copy brand logos of payment methods: they are written as words.' },
  related: {
    'Controls/IconButton': 'A sign that can be pressed.',
    'Controls/EmptyState': 'Shows the large hanger.',
  },
};
