import type { EditorDocs } from '../editors-page.ts';

export const iframeContentEditors: EditorDocs<'iframeContent'> = {
  type: 'iframeContent',
  purpose:
    'Shows a page of another site inside ours: a film, a map, a form. Sites that the operator has not allowed become a link to them instead, as in the example below.',
  pictures: [],
  do: 'Use the address that the other site gives for embedding, and ask the operator to allow its host. Say in the title what one will see.',
  dont: 'Do not embed what sets advertising cookies, nor anything that a visitor must fill in to buy.',
  example: {
    fr: {
      type: 'iframeContent',
      title: 'Dans l’atelier d’Odile, quatre minutes',
      url: 'https://player.vimeo.com/video/76979871',
      ratio: 'video',
    },
    en: {
      type: 'iframeContent',
      title: 'In Odile’s workshop, four minutes',
      url: 'https://player.vimeo.com/video/76979871',
      ratio: 'video',
    },
  },
};
