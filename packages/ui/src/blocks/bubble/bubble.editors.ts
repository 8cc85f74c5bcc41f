import type { EditorDocs } from '../editors-page.ts';

const slugs = ['dresses', 'jackets', 'jeans', 'knitwear', 'shirts', 'bags', 'shoes', 'scarves'] as const;

const items = (root: string, labels: readonly string[]) =>
  slugs.map((slug, index) => ({
    label: labels[index] ?? slug,
    path: `${root}/shop/women/${slug}/`,
    imageUrl: index % 2 === 0 ? 'dress' : 'jacket',
  }));

export const bubbleEditors: EditorDocs<'bubble'> = {
  type: 'bubble',
  purpose:
    'Round shortcuts under the thumb, at the top of a page on phones: categories, brands, a drop. A bubble without a picture shows the newest piece of its query, or its first letter.',
  pictures: [
    {
      field: 'items[].imageUrl',
      width: 256,
      height: 256,
      shown:
        'Round, 68 × 68 px, the first five fetched at once; top categories upright, 80 × 119 px, so that a garment is whole',
    },
  ],
  do: 'One word a bubble, the most wanted first: phones show four or five before scrolling.',
  dont: 'Do not use a picture with two garments or a face at the edge: a circle cuts its corners.',
  example: {
    fr: {
      type: 'bubble',
      format: 'shortcut',
      title: 'Tout de suite',
      items: items('', ['Robes', 'Vestes', 'Jeans', 'Maille', 'Chemises', 'Sacs', 'Chaussures', 'Foulards']),
    },
    en: {
      type: 'bubble',
      format: 'shortcut',
      title: 'Straight to',
      items: items('/en', ['Dresses', 'Jackets', 'Jeans', 'Knitwear', 'Shirts', 'Bags', 'Shoes', 'Scarves']),
    },
  },
};
