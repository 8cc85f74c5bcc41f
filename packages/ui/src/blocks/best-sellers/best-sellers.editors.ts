import type { EditorsPage } from '../editors-page.ts';

export const bestSellersEditors: EditorsPage<'bestSellers'> = {
  type: 'bestSellers',
  purpose:
    'A numbered row of the pieces that people look at most, found each time the page is read. Every piece is unique, so it ranks what is wanted rather than what was sold.',
  pictures: [],
  do: 'Sort by relevance and ask for eight; a category makes a list that says more than one of everything.',
  dont: 'Do not put it beside a product carousel that asks for the same pieces.',
  example: {
    fr: {
      type: 'bestSellers',
      title: 'Les plus regardées',
      query: { sort: 'relevance', limit: 8 },
      seeMore: { name: 'Toutes les pièces', path: '/shop/' },
    },
    en: {
      type: 'bestSellers',
      title: 'Most looked at',
      query: { sort: 'relevance', limit: 8 },
      seeMore: { name: 'All pieces', path: '/en/shop/' },
    },
  },
};
