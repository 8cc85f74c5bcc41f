import type { ComponentGuide } from '../guidance/component-guide.ts';

export const measureFilterGuide: ComponentGuide = {
  purpose: 'Finds garments by their own measures in centimetres, with a tolerance.',
  notFor:
    'For sizes as the label says them, use the size filter of FilterPanel; for the measures of one piece, SizeTable.',
  states: {
    Default: 'Empty; the tolerance is ± 2 cm.',
    Chosen: 'The middle of what is chosen, and the tolerance that it came from.',
    LongText: 'A long label takes several lines.',
  },
  content: [
    'Measures are those of a garment that lies flat, as sellers take them.',
    'Whole centimetres, from 1 to 300. A field that is empty filters nothing.',
  ],
  keys: [['Enter', 'Applies what is typed.']],
  screenReader:
    'Number fields with their labels, a list for the tolerance and a button. “cm” is a placeholder and not the name of a field.',
  do: { text: 'Say above it how to measure a garment one owns: that is what the numbers are compared with.' },
  dont: { text: 'Apply while somebody types: 7 is on the way to 74.' },
  related: { 'Commerce/FilterPanel': 'Where it stands.', 'Commerce/SizeTable': 'The measures of a piece.' },
};
