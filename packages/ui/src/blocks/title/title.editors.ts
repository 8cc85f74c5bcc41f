import type { EditorDocs } from '../editors-page.ts';

export const titleEditors: EditorDocs<'title'> = {
  type: 'title',
  purpose:
    'A heading that stands alone, above blocks that have none of their own. Its rank makes the outline of the page, for search engines and for those who listen to it.',
  pictures: [],
  do: 'One h1 a page, at its head; h2 for its parts; h3 only below an h2.',
  dont: 'Do not choose a rank for its size, and do not end with a full stop.',
  example: {
    fr: { type: 'title', title: 'Ce que nous cherchons', level: 'h2' },
    en: { type: 'title', title: 'What we are looking for', level: 'h2' },
  },
};
