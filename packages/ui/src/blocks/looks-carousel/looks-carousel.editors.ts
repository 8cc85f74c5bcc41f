import type { BlockOf } from '@patine/contract/content/blocks';
import type { EditorDocs } from '../editors-page.ts';

const look = (title: string, path: string, imageUrl: string, imageAlt: string) =>
  ({ title, path, imageUrl, imageAlt }) satisfies BlockOf<'looksCarousel'>['items'][number];

export const looksCarouselEditors: EditorDocs<'looksCarousel'> = {
  type: 'looksCarousel',
  purpose:
    'A row of silhouettes dressed from head to toe, each a way into a selection. It gives ideas where a product carousel gives pieces.',
  pictures: [
    { field: 'items[].imageUrl', width: 680, height: 1054, shown: '340 × 527 px, its foot under the name' },
  ],
  do: 'Five looks or more, on the same ground and at the same distance. Say in imageAlt what is worn.',
  dont: 'Do not leave anything that matters in the lower sixth of the picture: the name covers it.',
  example: {
    fr: {
      type: 'looksCarousel',
      title: 'Cinq façons de passer l’hiver',
      items: [
        look('Le dimanche au marché', '/shop/dimanche', 'dress', 'Robe à fleurs rouge'),
        look('La veste d’abord', '/shop/veste', 'jacket', 'Veste en jean bleue'),
        look('Rayures et laine', '/shop/rayures', 'dress', 'Robe à fleurs rouge sur un col roulé'),
        look('Ville, sous la pluie', '/shop/pluie', 'jacket', 'Veste en jean sous un ciré'),
        look('Soir de fête', '/shop/fetes', 'dress', 'Robe à fleurs rouge et collants noirs'),
      ],
    },
    en: {
      type: 'looksCarousel',
      title: 'Five ways through winter',
      items: [
        look('Sunday at the market', '/en/shop/sunday', 'dress', 'Red floral dress'),
        look('Jacket first', '/en/shop/jacket', 'jacket', 'Blue denim jacket'),
        look('Stripes and wool', '/en/shop/stripes', 'dress', 'Red floral dress over a roll-neck'),
        look('Town, in the rain', '/en/shop/rain', 'jacket', 'Denim jacket under a raincoat'),
        look('Party night', '/en/shop/party', 'dress', 'Red floral dress and black tights'),
      ],
    },
  },
};
