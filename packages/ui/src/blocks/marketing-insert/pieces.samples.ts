import type { CollagePiece } from './Collage.tsx';

export const samplePieces: CollagePiece[] = [
  { image: 'dress', name: 'Robe à fleurs', facts: '38 · 42 €', href: '/produit/robe-1' },
  { image: 'jacket', name: 'Veste en jean', facts: 'M · 64 €', href: '/produit/veste-2' },
  { image: 'dress', name: 'Robe rouge', facts: '40 · 58 €', href: '/produit/robe-3' },
];
