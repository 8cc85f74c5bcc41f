import type { EditorDocs } from '../editors-page.ts';

export const newsletterEditors: EditorDocs<'newsletter'> = {
  type: 'newsletter',
  purpose:
    'Asks for an e-mail address, to send the newsletter to. The form, its messages and the legal sentence are the shop’s; the title and the text are yours.',
  pictures: [],
  do: 'Say what is sent and how often. Give each page its own source, to know which one convinces.',
  dont: 'Do not promise a discount that the shop does not give, and do not use it twice on a page: the footer has one.',
  example: {
    fr: {
      type: 'newsletter',
      title: 'La lettre du jeudi',
      text: 'Les drops avant tout le monde, une belle histoire de vêtement, et rien d’autre. Une fois par semaine.',
      source: 'home',
    },
    en: {
      type: 'newsletter',
      title: 'The Thursday newsletter',
      text: 'Drops before anyone else, the story of one good garment, and nothing more. Once a week.',
      source: 'home',
    },
  },
};
