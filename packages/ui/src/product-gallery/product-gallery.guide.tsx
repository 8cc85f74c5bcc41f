import type { ComponentGuide } from '../guidance/component-guide.ts';

export const productGalleryGuide: ComponentGuide = {
  purpose: 'Shows all photographs of a piece, each whole: for vintage, they are the proof of its condition.',
  notFor: 'For pictures of editors, use the blocks; for several pieces, Carousel.',
  states: {
    Default: 'Two by two, within the height of the window.',
    OnePhoto: 'A single photograph.',
    WholeScreen: 'A photograph over the whole screen, on `--shade`, the darkest ground in each theme.',
    Past: 'The first photograph is grey, for a piece that can no longer be bought.',
    ExtremeRatios: 'Very wide and very tall photographs, still whole.',
    Phone: 'A row to swipe, from edge to edge.',
    Empty: 'A hanger: the seller has sent none.',
    Enlarged: 'Zoomed in, to see a seam.',
    LongText: 'A long name, which is part of what screen readers say alone.',
  },
  content: [
    'The order is the seller’s. Nothing is cut off. Only what stands at the edges lies over a photograph: the family and the heart, and on a phone the number, the arrows and the button that enlarges.',
    'A finger swipes to the next photograph. Enlarged, a pinch, a double tap or the wheel zooms, and a drag moves the photograph.',
  ],
  keys: [
    ['Left arrow, Right arrow', 'Go from photograph to photograph.'],
    ['Enter, Space', 'Enlarge the photograph.'],
    ['+, −, 0', 'Zoom in, out and back; the arrows then move the photograph.'],
    ['Home, End', 'Go to the first photograph, or the last, while one is enlarged.'],
    [
      'Escape',
      'Closes the enlarged photograph. The focus returns to the photograph that was opened, also after moving to another one.',
    ],
  ],
  screenReader:
    'A region named “Pictures” with a list of buttons: “Enlarge: Wool jacket, picture 2 of 5”. Enlarged, it is a dialog named after the piece; the number of the picture is announced when it changes.',
  do: { text: 'Show defects as photographs of their own, and keep them among the others.' },
  dont: { text: 'Crop photographs to one ratio, or let them change by themselves.' },
  related: {
    'Commerce/MeasureOverlay': 'The measures, drawn on the first photograph.',
    'Commerce/DefectList': 'What the photographs of defects show, in words.',
  },
};
