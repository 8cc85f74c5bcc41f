import type { EditorDocs } from '../editors-page.ts';

export const quoteEditors: EditorDocs<'quote'> = {
  type: 'quote',
  purpose:
    'Gives someone the floor: a seller, a mender, a customer. It breaks a long page where the reader needs air.',
  pictures: [],
  do: 'Quote one person, in their own words, and say who they are and where they work.',
  dont: 'Do not type quotation marks: the page sets those of its language. Do not use it for a slogan; that is a catchphrase.',
  example: {
    fr: {
      type: 'quote',
      text: 'Une veste qui a travaillé trente ans tombe mieux qu’une neuve. Je n’y peux rien, c’est le dos de l’autre qui l’a taillée.',
      author: 'Odile Marchand',
      role: 'Friperie du Canal, Toulouse',
    },
    en: {
      type: 'quote',
      text: 'A jacket that has worked for thirty years hangs better than a new one. Somebody else’s back did the tailoring.',
      author: 'Odile Marchand',
      role: 'Friperie du Canal, Toulouse',
    },
  },
};
