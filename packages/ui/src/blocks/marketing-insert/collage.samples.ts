import type { CollageProduct } from './Collage.tsx';

export const sampleProducts: CollageProduct[] = [
  { image: 'dress', name: 'Robe à fleurs', facts: '38 · 42 €', href: '/produit/robe-1' },
  { image: 'jacket', name: 'Veste en jean', facts: 'M · 64 €', href: '/produit/veste-2' },
  { image: 'dress', name: 'Robe rouge', facts: '40 · 58 €', href: '/produit/robe-3' },
];

/** Returns `count` products with different URLs. */
export const manyProducts = (count: number): CollageProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    image: index % 2 === 0 ? 'dress' : 'jacket',
    name: index % 2 === 0 ? 'Robe à fleurs en viscose rouge' : 'Veste en jean délavée',
    facts: index % 2 === 0 ? '38 · 42 €' : 'M · 64 €',
    href: `/produit/piece-${index + 1}`,
  }));
