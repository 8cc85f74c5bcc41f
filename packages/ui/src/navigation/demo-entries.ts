import type { NavEntry } from '@patine/contract/content/structure';

const links = (base: string, labels: string[]): NavEntry[] =>
  labels.map((label, index) => ({ label, path: `${base}/${index}` }));

/** The menus that stories and tests show. */
export const demoEntries: NavEntry[] = [
  { label: 'Nouveautés', path: '/shop?sortby=chrono', highlighted: true },
  {
    label: 'Femme',
    path: '/shop/femme',
    children: [
      {
        label: 'Vêtements',
        path: '/shop/femme/vetements',
        children: links('/shop/femme/vetements', [
          'Robes',
          'Vestes et manteaux',
          'Pulls et gilets',
          'Chemises',
          'Jupes',
          'Jeans',
          'Pantalons',
          'Shorts',
        ]),
      },
      {
        label: 'Chaussures',
        children: links('/shop/femme/chaussures', ['Bottes', 'Mocassins', 'Baskets', 'Sandales']),
      },
      { label: 'Accessoires', children: links('/shop/femme/accessoires', ['Sacs', 'Foulards', 'Chapeaux']) },
      {
        label: 'Par époque',
        children: [
          ...links('/shop/femme/epoque', ['Années 1970', 'Années 1980', 'Années 1990']),
          { label: 'Pièces à −50 %', path: '/shop/femme?discountrange=50', highlighted: true },
        ],
      },
    ],
    shortcuts: [
      { label: 'Les robes à fleurs', path: '/shop/robes-fleurs', imageUrl: 'dress' },
      { label: 'Le denim', path: '/shop/denim', imageUrl: 'jacket' },
    ],
  },
  { label: 'Homme', path: '/shop/homme', children: links('/shop/homme', ['Vestes', 'Pulls', 'Jeans']) },
  { label: 'Enfant', path: '/shop/enfant' },
  {
    label: 'Marques',
    path: '/pages/brands',
    children: links('/shop/marques', ['Levi’s', 'Carhartt', 'Saint James']),
    shortcuts: [{ label: 'Levi’s', path: '/shop/marques/0', imageUrl: 'jacket' }],
  },
  { label: 'Drops', path: '/drops', tags: ['new'] },
];
