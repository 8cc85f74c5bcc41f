import type { ComponentGuide } from '../guidance/component-guide.ts';

export const wishlistShareGuide: ComponentGuide = {
  purpose: 'Opens a wishlist to those who have its link, and closes it again.',
  notFor: 'For a page that everybody may see, use ShareButton.',
  states: {
    Default: 'Private.',
    Shared: 'The link, to copy or to share.',
    Confirming: 'Before it is closed: the link will stop working.',
    Loading: 'While it is changed.',
    Failed: 'Not changed: one may try again.',
    LongText: 'A long link stays in its field.',
  },
  content: [
    'It says who can see the list, in both states.',
    'Closing says what it does to a link that was given away.',
  ],
  keys: [['Tab', 'Into the field: the whole link is selected, to be copied by hand.']],
  screenReader:
    'A text with the state, then a field “Link to my list” that can be read but not changed. The question before closing takes focus, and keeping the link returns it to the button; a failure is an alert.',
  do: { text: 'Make a new link each time the list is opened: who had the old one is out.' },
  dont: { text: 'Open a list by itself: it is private until its owner says otherwise.' },
  related: { 'Controls/ShareButton': 'Shares the link.', 'Controls/CopyButton': 'Copies the link.' },
};
