import type { ComponentGuide } from '../guidance/component-guide.ts';

export const shareButtonGuide: ComponentGuide = {
  purpose: 'Hands a page on: by the device’s own sheet, or as a link on the clipboard.',
  notFor: 'To copy something else than an address, use CopyButton; for a private wishlist, WishlistShare.',
  states: {
    Default: '“Share”.',
    Named: 'With a label that says what.',
    Quiet: 'Without a border.',
    Copied: 'Without a sheet the link is copied: “Link copied” for four seconds.',
    Disabled: 'Nothing to share.',
  },
  content: [
    '`title` is what the recipient reads first.',
    'The URL is absolute, and without what belongs to the visitor.',
  ],
  keys: [],
  screenReader:
    'A button. That the link was copied, or could not be, is announced; in the second case the link is shown, to be copied by hand.',
  do: { text: 'Leave the choice of the app to the device.' },
  dont: { text: 'Add buttons of networks: they follow visitors.' },
  related: {
    'Controls/CopyButton': 'Copies a text.',
    'Commerce/WishlistShare': 'Opens a wishlist to others.',
  },
};
