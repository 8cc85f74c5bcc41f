import type { EditorDocs } from '../editors-page.ts';

export const productCarouselEditors: EditorDocs<'productCarousel'> = {
  type: 'productCarousel',
  purpose:
    'A row of pieces that scrolls sideways, found each time the page is read: new ones, those of a drop, of a category or a family. Sold pieces leave by themselves.',
  pictures: [],
  do: 'Ask for eight pieces or more, and lead to all of them with seeMore.',
  dont: 'Do not promise in the title what the query does not ask for, such as “under €30”.',
  example: {
    fr: {
      type: 'productCarousel',
      title: 'Derniers arrivages',
      query: { sort: 'chrono', limit: 8 },
      seeMore: { name: 'Toutes les nouveautés', path: '/shop/?sortby=chrono' },
    },
    en: {
      type: 'productCarousel',
      title: 'Latest arrivals',
      query: { sort: 'chrono', limit: 8 },
      seeMore: { name: 'All new arrivals', path: '/en/shop/?sortby=chrono' },
    },
  },
};
