import type { EditorDocs } from '../editors-page.ts';

export const marketingInsertEditors: EditorDocs<'marketingInsert'> = {
  type: 'marketingInsert',
  purpose:
    'Says one thing with a picture and leads somewhere. As the first block of the home page, without a picture of its own, it is its head: three of the newest pieces make a collage.',
  pictures: [
    {
      field: 'imageUrl',
      width: 1364,
      height: 924,
      shown: 'default and auto: beside the words, 682 × 462 on the page',
    },
    { field: 'imageUrl', width: 1536, height: 512, shown: 'banner: across the page, 230 px high' },
  ],
  do: 'One sentence for a title, with *one or two words* in stars for the accent. Two buttons at most, the main one first.',
  dont: 'Do not put stars around a whole title, nor text inside the picture.',
  example: {
    fr: {
      type: 'marketingInsert',
      title: 'Ce que le temps laisse aux *belles choses*.',
      text: 'Des pièces uniques, choisies par des friperies et des ateliers, avec leur état, leurs défauts et leurs mesures. Quand une pièce est partie, elle est partie.',
      cta: [
        { name: 'Chiner', path: '/shop/' },
        { name: 'Les drops de la semaine', path: '/drops' },
      ],
      imageFormat: 'default',
      collage: { category: 'women/clothing', sort: 'chrono', limit: 3 },
    },
    en: {
      type: 'marketingInsert',
      title: 'What time leaves on *beautiful things*.',
      text: 'One-of-a-kind pieces, chosen by vintage shops and workshops, with their condition, flaws and measurements. Once a piece is gone, it is gone.',
      cta: [
        { name: 'Browse', path: '/en/shop/' },
        { name: 'This week’s drops', path: '/en/drops' },
      ],
      imageFormat: 'default',
      collage: { category: 'women/clothing', sort: 'chrono', limit: 3 },
    },
  },
};
