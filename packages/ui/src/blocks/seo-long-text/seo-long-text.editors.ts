import { longTexts } from '../../prose/prose.samples.ts';
import type { EditorDocs } from '../editors-page.ts';

export const seoLongTextEditors: EditorDocs<'seoLongText'> = {
  type: 'seoLongText',
  purpose:
    'Tells readers who arrive by a search engine what a category or a brand is. It stands small at the foot of the page, three lines until it is unfolded; search engines read all of it.',
  pictures: [],
  do: 'Answer what people ask: how it is cut, how it sizes, what it should cost. Link to two or three neighbouring categories.',
  dont: 'Do not repeat the name of the category in every sentence, and do not copy the text of another page.',
  example: {
    fr: {
      type: 'seoLongText',
      title: 'Cardigans autrichiens d’occasion',
      text: longTexts.fr,
      markdown: true,
    },
    en: {
      type: 'seoLongText',
      title: 'Second-hand Austrian cardigans',
      text: longTexts.en,
      markdown: true,
    },
  },
};
