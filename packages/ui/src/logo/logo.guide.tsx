import type { ComponentGuide } from '../guidance/component-guide.ts';

export const logoGuide: ComponentGuide = {
  purpose: 'The name of the shop as a drawn word, and the way to the home page.',
  notFor: 'In a text, write the name. It is not a decoration: one at the top of a page.',
  states: {
    Default: 'Set at 32 px, at 40 px from 960 px on.',
    Small: 'Set at 32 px, in the frames of cart, payment and login.',
    OfTheOperator: 'A picture of a season or of another shop, without the stitch.',
  },
  content: [
    'A picture of one’s own is 92 px high on wide screens and at most 320 px wide; narrow ones show it 56 px high.',
    '`href` is the home page of the current language.',
  ],
  keys: [],
  screenReader: 'A link named after the shop.',
  do: { text: 'Keep it free on all sides, as it stands in the header.' },
  dont: { text: 'Type the name in another face instead of the drawn word.' },
  related: { 'Layout/Header': 'Where it stands.', 'Layout/FunnelLayout': 'Has the small one.' },
};
