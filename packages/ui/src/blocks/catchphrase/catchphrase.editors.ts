import type { EditorDocs } from '../editors-page.ts';

export const catchphraseEditors: EditorDocs<'catchphrase'> = {
  type: 'catchphrase',
  purpose:
    'A ribbon of large words from edge to edge, eleven times over, that slides as the page scrolls. It sets the tone between two parts of a page. Screen readers hear it once.',
  pictures: [],
  do: 'Two to five words that read well in a row, without a full stop.',
  dont: 'Do not say anything here that a visitor must know, such as a date or a price: nobody reads a ribbon to the end.',
  example: {
    fr: { type: 'catchphrase', text: 'Déjà porté, encore aimé' },
    en: { type: 'catchphrase', text: 'Worn before, loved again' },
  },
};
