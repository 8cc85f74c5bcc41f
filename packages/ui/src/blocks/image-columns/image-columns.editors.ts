import type { EditorDocs } from '../editors-page.ts';

export const imageColumnsEditors: EditorDocs<'imageColumns'> = {
  type: 'imageColumns',
  purpose:
    'One to six pictures in a row, each with a name and a link: the ways into the shop. A column without a picture of its own shows the newest piece that its query finds.',
  pictures: [
    { field: 'images[].imageUrl', width: 1320, height: 880, shown: 'A single column: 3:2, the whole width' },
    {
      field: 'images[].imageUrl',
      width: 682,
      height: 1018,
      shown: 'Several: upright, 512:764, as the catalogue’s',
    },
  ],
  do: 'Four columns are best: two rows of two on phones. Prefer a query to a picture; the page renews itself.',
  dont: 'Do not set words on the pictures: they are cropped, and nobody can hear them.',
  example: {
    fr: {
      type: 'imageColumns',
      title: 'Par où commencer',
      images: [
        { label: 'Robes', path: '/shop/women/clothing/dresses/', imageUrl: 'dress' },
        { label: 'Vestes et manteaux', path: '/shop/men/clothing/jackets-and-coats/', imageUrl: 'jacket' },
        {
          label: 'Jupes',
          path: '/shop/women/clothing/skirts/',
          query: { category: 'women/clothing/skirts', sort: 'chrono', limit: 1 },
        },
        { label: 'Jeans', path: '/shop/men/clothing/jeans/', imageUrl: 'jacket' },
      ],
    },
    en: {
      type: 'imageColumns',
      title: 'Where to begin',
      images: [
        { label: 'Dresses', path: '/en/shop/women/clothing/dresses/', imageUrl: 'dress' },
        { label: 'Jackets and coats', path: '/en/shop/men/clothing/jackets-and-coats/', imageUrl: 'jacket' },
        {
          label: 'Skirts',
          path: '/en/shop/women/clothing/skirts/',
          query: { category: 'women/clothing/skirts', sort: 'chrono', limit: 1 },
        },
        { label: 'Jeans', path: '/en/shop/men/clothing/jeans/', imageUrl: 'jacket' },
      ],
    },
  },
};
