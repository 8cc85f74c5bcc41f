import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropBandGuide: ComponentGuide = {
  purpose: 'One line about a drop at the foot of the first screen: what, when, and the way there.',
  notFor: 'For a drop with its picture, use DropBanner; in a list of drops, DropCard.',
  states: {
    Default: 'A drop that runs, and how long still.',
    Upcoming: 'How long until it opens.',
    WithoutDate: 'The day is not known: “Coming soon”, without a countdown.',
    LongText: 'Two lines of name; the description has one line, and from 880 px on only.',
  },
  content: ['Name and description come from the drop.', 'Without a name it says “View drop”.'],
  keys: [],
  screenReader:
    'A section with a heading that is its only link, named after the drop. The button that is seen beside it belongs to that link and is not read a second time.',
  do: { text: 'Show one, that of the drop which is next.' },
  dont: { text: 'Put further links into it: it is one link as a whole.' },
  related: {
    'Commerce/DropBanner': 'With picture and texts.',
    'Commerce/DropCard': 'In a list.',
    'Commerce/DropClock': 'Its countdown.',
  },
};
