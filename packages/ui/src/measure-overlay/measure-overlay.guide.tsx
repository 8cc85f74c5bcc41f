import type { ComponentGuide } from '../guidance/component-guide.ts';

export const measureOverlayGuide: ComponentGuide = {
  purpose:
    'Lays the measures over a photograph, on a garment drawn by its kind, not by its cut, with their values.',
  notFor:
    'Where it is known how the piece lies on the photograph, use PictureMeasures: it measures on the picture itself.',
  states: { Default: 'In centimetres.', Imperial: 'In inches.', Empty: 'The garment alone.' },
  content: ['Values with one decimal at most, in the visitor’s unit.'],
  keys: [],
  screenReader:
    'The drawing is not read and takes no key: SizeTable in the page has the same measures. PictureMeasures has a button for each.',
  do: { text: 'Give the photograph’s box a position: the overlay fills it.' },
  dont: { text: 'Leave it on: the photograph is why somebody looks.' },
  related: {
    'Commerce/PictureMeasures': 'On the picture itself.',
    'Commerce/SizeTable': 'The same as a table.',
    'Commerce/ProductGallery': 'The photographs.',
  },
};
