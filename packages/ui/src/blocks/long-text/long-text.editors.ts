import { longTexts } from '../../prose/prose.samples.ts';
import type { EditorDocs } from '../editors-page.ts';

export const longTextEditors: EditorDocs<'longText'> = {
  type: 'longText',
  purpose:
    'An article: the history of a garment, how to wash it, how a shop works. Above 1,000 characters it is set in columns with a large first letter; phones show three lines and the rest on demand.',
  pictures: [],
  do: 'Begin with a paragraph that stands alone: phones show nothing else at first. Break long texts with ## headings.',
  dont: 'Do not hide here what a buyer must read before paying: half of it is folded on phones. A few paragraphs are a text block.',
  example: {
    fr: {
      type: 'longText',
      title: 'Le cardigan autrichien, du Tyrol à Milan',
      text: longTexts.fr,
      markdown: true,
      seeMoreCta: [{ name: 'Voir les cardigans autrichiens', path: '/pages/cardigan-autrichien' }],
    },
    en: {
      type: 'longText',
      title: 'The Austrian cardigan, from the Tyrol to Milan',
      text: longTexts.en,
      markdown: true,
      seeMoreCta: [{ name: 'Shop Austrian cardigans', path: '/en/pages/austrian-cardigan' }],
    },
  },
};
