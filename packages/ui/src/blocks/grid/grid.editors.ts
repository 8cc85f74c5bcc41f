import type { EditorDocs } from '../editors-page.ts';

export const gridEditors: EditorDocs<'grid'> = {
  type: 'grid',
  purpose:
    'Lays short subjects of equal weight side by side: steps, services, families of pieces. Each cell has a heading and may have a sentence, a picture and a link.',
  pictures: [
    { field: 'items[].imageUrl', width: 768, height: 512, shown: '3:2; square and 104 px wide on phones' },
  ],
  do: 'Three, four or six cells of the same make: all with a picture, or none.',
  dont: 'Do not write paragraphs in a cell; two long subjects are a two-column block. Do not make up a link for a cell that leads nowhere.',
  example: {
    fr: {
      type: 'grid',
      title: 'Ce que disent nos étiquettes',
      items: [
        {
          title: 'Vintage',
          text: 'Plus de vingt ans, et la coupe de son époque.',
          path: '/shop/?family=vintage',
          imageUrl: 'dress',
          imageAlt: '',
        },
        {
          title: 'Imparfait',
          text: 'Un défaut, décrit par le vendeur, et un prix qui en tient compte.',
          path: '/pages/types-of-items#imperfect',
          imageUrl: 'jacket',
          imageAlt: '',
        },
        {
          title: 'Upcyclé',
          text: 'Une pièce neuve, coupée dans une étoffe qui a vécu.',
          path: '/shop/?family=upcycled',
          imageUrl: 'dress',
          imageAlt: '',
        },
      ],
    },
    en: {
      type: 'grid',
      title: 'What our labels say',
      items: [
        {
          title: 'Vintage',
          text: 'Over twenty years old, in the cut of its day.',
          path: '/en/shop/?family=vintage',
          imageUrl: 'dress',
          imageAlt: '',
        },
        {
          title: 'Imperfect',
          text: 'One flaw, described by the seller and reflected in the price.',
          path: '/en/pages/types-of-items#imperfect',
          imageUrl: 'jacket',
          imageAlt: '',
        },
        {
          title: 'Upcycled',
          text: 'A new piece, cut from fabric with a past.',
          path: '/en/shop/?family=upcycled',
          imageUrl: 'dress',
          imageAlt: '',
        },
      ],
    },
  },
};
