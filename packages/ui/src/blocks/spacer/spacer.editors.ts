import type { EditorDocs } from '../editors-page.ts';

export const spacerEditors: EditorDocs<'spacer'> = {
  type: 'spacer',
  purpose:
    'Adds air between two blocks, or a seam where a page turns to another subject. Blocks have space between them already; this is for more.',
  pictures: [],
  do: 'Put a rule where the subject changes, once or twice a page.',
  dont: 'Do not stack several to push a block down the screen: screens differ, and phones scroll through nothing.',
  example: {
    fr: { type: 'spacer', size: 'md', rule: true },
    en: { type: 'spacer', size: 'md', rule: true },
  },
};
