import type { ComponentGuide } from '../guidance/component-guide.ts';

export const defectListGuide: ComponentGuide = {
  purpose: 'Tells each flaw and repair of a piece in the seller’s words, with photographs taken close.',
  notFor: 'For the condition as a grade, use ConditionGuide; for what the piece is, its description.',
  states: {
    Default: 'One line for each flaw.',
    WithPhotos: 'With close photographs.',
    Empty: '“No flaws found.”, said rather than left out.',
    SaidTwice: 'A flaw that is given twice is shown once, with a warning on the console in development.',
    LongText: 'Long words are broken.',
  },
  content: [
    'What, where, how large, and whether it is seen when worn: “Button of the left cuff replaced”.',
    'No excuses, and no adjectives that sell: “2 mm hole at the left hem”, not “a tiny hole, hardly visible, that adds to its charm”.',
  ],
  keys: [],
  screenReader:
    'A list, in the seller’s language where it is another one than the page’s (`lang`). Photographs are named “Flaw, picture 1”.',
  do: { text: 'Show it also when it is empty: that there is none is the best news of the page.' },
  dont: { text: 'Shorten or translate the seller’s words by hand: they are part of the contract.' },
  related: {
    'Commerce/ConditionGuide': 'What the grade means.',
    'Commerce/ProductGallery': 'All photographs.',
  },
};
