import type { EditorDocs } from '../editors-page.ts';

export const dropCarouselEditors: EditorDocs<'dropCarousel'> = {
  type: 'dropCarousel',
  purpose:
    'Shows the drops under way, or those to come, with the time they have left. One drop takes the whole width as a banner with a clock, two or three stand side by side, four or more scroll; as a band it shows no title. Drops themselves are written elsewhere.',
  pictures: [],
  do: 'Put the live drops near the top of the home page, and those to come further down or on a page of their own.',
  dont: 'Do not write dates in the title: each drop tells its own, and they change by themselves.',
  example: {
    fr: { type: 'dropCarousel', title: 'Drops en cours', state: 'live' },
    en: { type: 'dropCarousel', title: 'Current drops', state: 'live' },
  },
};
