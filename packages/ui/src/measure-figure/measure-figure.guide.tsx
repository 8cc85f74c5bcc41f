import type { ComponentGuide } from '../guidance/component-guide.ts';

export const measureFigureGuide: ComponentGuide = {
  purpose: 'Shows on a drawn garment where each measure is taken.',
  notFor: 'To show it on the photograph, use MeasureOverlay or PictureMeasures. It is not to scale.',
  states: {
    Default: 'Letters that a table beside it explains.',
    Active: 'One measure is pointed at: its line is garance, thicker, and above the others.',
    Values: 'Values in place of letters.',
    EveryFigure: 'The sixteen figures.',
    Empty: 'The garment without lines.',
  },
  content: [
    'A letter or a value with its unit; names do not fit on the lines.',
    'A measure that the garment does not know is left out.',
  ],
  keys: [],
  screenReader: 'Not read (`aria-hidden`): the same measures have to stand in a table beside it.',
  do: { text: 'Choose the garment with `figureOf`, from the measures and the category.' },
  dont: { text: 'Show it without SizeTable or another text with the same measures.' },
  related: {
    'Commerce/SizeTable': 'The table beside it.',
    'Commerce/MeasureOverlay': 'The figure over a photograph.',
  },
};
