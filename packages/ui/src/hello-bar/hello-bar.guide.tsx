import type { ComponentGuide } from '../guidance/component-guide.ts';
import { HelloBar } from './HelloBar.tsx';

export const helloBarGuide: ComponentGuide = {
  purpose: 'One announcement above every page: a term of delivery, a strike, an offer that is real.',
  notFor: 'For a message about what somebody just did, use Alert or Toast; for a drop, DropBand.',
  states: {
    Default: 'A sentence and a link.',
    TextAlone: 'A sentence.',
    WithDetails: 'With details that unfold.',
    FromMarkdown: 'Written by an editor, with emphasis and links.',
    LongText: 'A long sentence takes several lines, in balance.',
  },
  content: [
    'One sentence that is complete without its details.',
    'The link says where it leads: “How to return a piece”.',
    'An offer says until when.',
  ],
  keys: [['Enter, Space', 'Unfold the details, where there are some.']],
  screenReader:
    'A text before the header, read in its place; with details, a native disclosure. It is not announced and does not move.',
  do: {
    text: 'Say the condition together with the promise.',
    example: <HelloBar>Retours sous 14 jours</HelloBar>,
  },
  dont: { text: 'Let sentences change by themselves, or keep one that is over: editors give it an end.' },
  related: { 'Layout/Header': 'Below it.', 'Controls/Alert': 'A message within the page.' },
};
