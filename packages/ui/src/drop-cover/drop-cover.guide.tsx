import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropCoverGuide: ComponentGuide = {
  purpose: 'The head of the page of a drop: its picture across the window, the curator’s words and the time.',
  notFor: 'On any other page, use DropBanner.',
  states: {
    Default: 'The drop runs: a countdown to its end, and the way to the pieces.',
    Upcoming: 'The day it opens, in words and as a countdown.',
    Ended: 'Over: the picture is grey, and there is no countdown.',
    WithoutPicture: 'On denim.',
    LongText: 'The name is cut after four lines, the words after six.',
  },
  content: [
    'The picture has a quiet lower part: the words lie on it, over a shade.',
    'Below the countdown one action at most: see the pieces, or be told when it opens.',
  ],
  keys: [],
  screenReader:
    'A section with the first-level heading of the page. When the drop opens or ends while the page is open, its new state is announced. The picture is decoration.',
  do: { text: 'Choose a picture that can be cut at every side: phones show its middle.' },
  dont: { text: 'Put a second first-level heading on the page: this is the one.' },
  related: { 'Commerce/DropBanner': 'On other pages.', 'Commerce/DropClock': 'Its countdown.' },
};
