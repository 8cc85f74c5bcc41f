import type { BlockOf } from '@patine/contract/content/blocks';

const titles = ['Le dimanche au marché', 'La veste d’abord', 'Rayures et laine', 'Ville, sous la pluie'];

export const manyLooks = (count: number): BlockOf<'looksCarousel'>['items'] =>
  Array.from({ length: count }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    path: `/shop/look-${index + 1}`,
    imageUrl: index % 2 === 0 ? 'dress' : 'jacket',
    imageAlt: index % 2 === 0 ? 'Robe à fleurs rouge' : 'Veste en jean bleue',
  }));
