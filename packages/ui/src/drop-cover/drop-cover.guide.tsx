import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropCoverGuide: ComponentGuide = {
  purpose:
    'The head of the page of a drop: the curator’s words and the time, on its picture or beside pictures of its pieces.',
  notFor: 'On any other page, use DropBanner.',
  states: {
    Default: 'The drop runs: a countdown to its end, and the way to the pieces.',
    Upcoming: 'The day it opens, in words and as a countdown.',
    Ended: 'Over: the picture is grey, and there is no countdown.',
    Garments: 'Without a picture of its own: three pieces of the drop, two from 880 to 1,360 px.',
    TwoGarments: 'Fewer than three are shown whole.',
    GarmentsEnded: 'Over: the pieces are grey.',
    WithoutPicture: 'On denim.',
    LongText: 'The name is cut after four lines, the words after six.',
  },
  content: [
    'A picture of its own has a quiet lower part: the words lie on it, over a shade.',
    'Without one, the shop chooses sharp pictures of whole pieces in the proportions of the drop, and close-ups before it opens.',
    'Below the countdown one action at most: see the pieces, or be told when it opens.',
  ],
  keys: [],
  screenReader:
    'A section with the first-level heading of the page. When the drop opens or ends while the page is open, its new state is announced. The pictures are decoration.',
  do: { text: 'Choose a picture that can be cut at every side: phones show its middle.' },
  dont: { text: 'Put a second first-level heading on the page: this is the one.' },
  related: { 'Commerce/DropBanner': 'On other pages.', 'Commerce/DropClock': 'Its countdown.' },
};
