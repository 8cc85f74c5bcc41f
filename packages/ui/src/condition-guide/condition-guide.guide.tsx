import type { ComponentGuide } from '../guidance/component-guide.ts';

export const conditionGuideGuide: ComponentGuide = {
  purpose: 'Explains the four conditions, from new with tag to fair, and marks that of the piece.',
  notFor:
    'For what is wrong with this very piece, use DefectList. On a card the condition is one word, without explanation.',
  states: {
    Default: 'The four conditions.',
    New: 'Four stitches of four.',
    VeryGood: 'Three stitches.',
    WithCurrent: 'Two stitches: good.',
    Correct: 'One stitch: fair.',
    UnknownLevel:
      'A condition that does not exist marks none, and a warning is written to the console in development.',
  },
  content: [
    'The words are those of the shop, the same on every page; sellers choose a condition and do not write it.',
  ],
  keys: [],
  screenReader:
    'A list of terms and explanations. The one of the piece has `aria-current`, and says “this piece” in words. The stitches are not read.',
  do: { text: 'Show it beside the condition of a piece, where the question comes up.' },
  dont: { text: 'Use it to choose a condition: that is a filter.' },
  related: {
    'Commerce/DefectList': 'What the condition leaves to be said.',
    'Controls/Accordion': 'What it is folded into on the product page.',
  },
};
