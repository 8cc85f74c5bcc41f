import type { EditorDocs } from '../editors-page.ts';

export const bestSellersEditors: EditorDocs<'bestSellers'> = {
  type: 'bestSellers',
  purpose:
    'A numbered row of the pieces whose kind sells most, found each time the page is read. Every piece is sold once, so it ranks by the sales of the same brand and category in ninety days; the newest come first where these are alike.',
  pictures: [],
  do: 'Ask for eight; a category makes a list that says more than one of everything.',
  dont: 'Do not put it beside a product carousel that asks for the same pieces.',
  example: {
    fr: {
      type: 'bestSellers',
      title: 'Meilleures ventes',
      query: { limit: 8 },
      seeMore: { name: 'Toutes les pièces', path: '/shop/' },
    },
    en: {
      type: 'bestSellers',
      title: 'Best sellers',
      query: { limit: 8 },
      seeMore: { name: 'All pieces', path: '/en/shop/' },
    },
  },
};
