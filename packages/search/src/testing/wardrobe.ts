import type { SearchObject } from '../index.ts';

/** A few different objects for tests. */
export const wardrobe: readonly SearchObject[] = [
  {
    objectID: 'jean-501',
    name: "Jean Levi's 501",
    brandName: "Levi's",
    description: 'Coupe droite',
    brand: 'levis',
    size: 'w30',
    color: ['bleu'],
    categories: ['women', 'women/clothing', 'women/clothing/jeans'],
    price: 4500,
    createdAt: 300,
    _tags: ['fetes'],
  },
  {
    objectID: 'robe-ete',
    name: "Robe d'été",
    brandName: 'Sézane',
    description: "Légère, pour l'après-midi",
    brand: 'sezane',
    size: '38',
    color: ['rose', 'blanc'],
    categories: ['women', 'women/clothing', 'women/clothing/dresses'],
    price: 6000,
    createdAt: 200,
  },
  {
    objectID: 't-shirt',
    name: 'T-shirt rayé',
    brandName: 'Agnès b.',
    description: 'Se porte avec un jean',
    brand: 'agnes-b',
    size: 'm',
    color: ['blanc'],
    categories: ['men', 'men/clothing'],
    price: 2000,
    createdAt: 100,
  },
  { objectID: 'hidden', name: 'Jean caché', brand: 'levis', price: 1, createdAt: 400, _tags: ['secret'] },
];
