import type { EditorDocs } from '../editors-page.ts';

export const lookInsertEditors: EditorDocs<'lookInsert'> = {
  type: 'lookInsert',
  purpose:
    'Takes one look apart: its photograph, what makes it, and where pieces like its own are found. For a row of looks there is the looks carousel.',
  pictures: [{ field: 'image', width: 1024, height: 1588, shown: '340 × 527 px; the whole width on phones' }],
  do: 'Name the pieces in the order in which the eye finds them, and link each to a category or a search.',
  dont: 'Do not link to a single piece: it will be sold, and the link will lead nowhere.',
  example: {
    fr: {
      type: 'lookInsert',
      title: 'Le dimanche au marché',
      description:
        'Une robe à fleurs des années soixante-dix, une veste en jean qui a déjà vécu, et des bottines que rien n’effraie.',
      image: 'dress',
      imageAlt: 'Robe à fleurs rouge, manches longues, vue de face',
      shopLinks: [
        { label: 'Robes à fleurs', link: '/shop/women/clothing/dresses/' },
        { label: 'Vestes en jean', link: '/shop/women/clothing/jackets-and-coats/' },
        { label: 'Bottines', link: '/shop/women/shoes/' },
      ],
    },
    en: {
      type: 'lookInsert',
      title: 'Sunday at the market',
      description:
        'A floral dress from the seventies, a denim jacket that has lived a little, and ankle boots that fear nothing.',
      image: 'dress',
      imageAlt: 'Red floral dress with long sleeves, seen from the front',
      shopLinks: [
        { label: 'Floral dresses', link: '/en/shop/women/clothing/dresses/' },
        { label: 'Denim jackets', link: '/en/shop/women/clothing/jackets-and-coats/' },
        { label: 'Ankle boots', link: '/en/shop/women/shoes/' },
      ],
    },
  },
};
