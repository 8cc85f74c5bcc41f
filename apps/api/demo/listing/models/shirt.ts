import type { Model } from './model.ts';

const shirt = { kind: 'shirt', feminine: true, targets: 'wm', size: 'letter' } as const;

export const shirts: readonly Model[] = [
  {
    ...shirt,
    name: ['Chemise', 'shirt'],
    weight: 6,
    price: 28,
    traits: { collar: 'shirt' },
    materials: ['cotton', 'linen', 'flannel', 'silk'],
    patterns: ['plain', 'stripes', 'gingham', 'tartan', 'dots', 'paisley'],
    cut: [
      ['Col à deux pièces, empiècement au dos, bas arrondi.', 'Two-piece collar, back yoke, curved hem.'],
      [
        'Coutures rabattues, boutons cousus en croix, poche poitrine.',
        'Flat-felled seams, cross-sewn buttons, one chest pocket.',
      ],
    ],
    wear: [
      ['Ouverte en surchemise ou fermée sous un pull.', 'Open as an overshirt or closed under a jumper.'],
      ['Manches roulées, deux boutons ouverts.', 'Sleeves rolled, two buttons undone.'],
    ],
  },
  {
    ...shirt,
    name: ['Chemise western', 'western shirt'],
    weight: 2,
    price: 38,
    traits: { collar: 'shirt', yoke: 'western', pockets: 'flap' },
    materials: ['denim', 'cotton', 'flannel'],
    patterns: ['plain', 'tartan', 'gingham'],
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Empiècements en pointe, poches à rabat, boutons-pression nacrés.',
        'Pointed yokes, flap pockets, pearl snaps.',
      ],
      ['Cintrée comme il se doit, avec de longs poignets.', 'Trim as it should be, with long cuffs.'],
    ],
    wear: [
      ['Avec un jean brut, ton sur ton assumé.', 'With raw jeans, double denim and proud of it.'],
      ['Un foulard noué court au col.', 'With a scarf knotted short at the collar.'],
    ],
  },
  {
    ...shirt,
    targets: 'w',
    name: ['Blouse', 'blouse'],
    weight: 4,
    price: 32,
    traits: { collar: 'peter', sleeve: 'bishop' },
    materials: ['viscose', 'silk', 'cotton', 'polyester'],
    patterns: ['plain', 'liberty', 'floral', 'dots', 'paisley'],
    cut: [
      [
        'Petit col, fronces aux épaules, manches amples serrées au poignet.',
        'A small collar, gathered shoulders, full sleeves tight at the wrist.',
      ],
      [
        'Légère et un peu transparente, boutonnée devant par de petites nacres.',
        'Light and slightly sheer, fastened with little pearl buttons.',
      ],
    ],
    wear: [
      ['Rentrée dans une jupe en laine ou un pantalon large.', 'Tucked into a wool skirt or wide trousers.'],
      ['Sous un gilet sans manches, avec du vernis rouge.', 'Under a waistcoat, with red nails.'],
    ],
  },
  {
    ...shirt,
    name: ['Chemisette', 'short-sleeved shirt'],
    weight: 3,
    price: 25,
    traits: { collar: 'camp', sleeve: 'short' },
    materials: ['cotton', 'viscose', 'linen', 'silk'],
    patterns: ['floral', 'geometric', 'stripes', 'plain', 'dots', 'leopard'],
    decades: [1960, 1970, 1980, 1990],
    cut: [
      [
        'Col cubain ouvert, manches au coude, coupe carrée.',
        'Open camp collar, elbow-length sleeves, boxy cut.',
      ],
      [
        'Bas droit à porter dehors, poche poitrine raccordée.',
        'A straight hem to wear out, pattern-matched chest pocket.',
      ],
    ],
    wear: [
      ['Sur un short en lin, au bord de l’eau.', 'With linen shorts, near water.'],
      ['Entrouverte sur un débardeur blanc.', 'Half open over a white vest.'],
    ],
  },
];
