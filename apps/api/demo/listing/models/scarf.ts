import type { Model } from './model.ts';

const scarf = { kind: 'scarf', feminine: false, targets: 'wm', size: 'one' } as const;

export const scarves: readonly Model[] = [
  {
    ...scarf,
    name: ['Carré', 'square scarf'],
    weight: 4,
    price: 36,
    targets: 'w',
    traits: { style: 'square' },
    materials: ['silk', 'viscose', 'cotton'],
    patterns: ['floral', 'paisley', 'dots', 'geometric', 'leopard', 'tartan', 'liberty'],
    cut: [
      ['Roulotté à la main sur les quatre côtés.', 'Hand-rolled on all four sides.'],
      ['Bordure unie qui encadre le motif.', 'A plain border frames the print.'],
    ],
    wear: [
      ['Au cou, dans les cheveux, à l’anse d’un sac.', 'At the neck, in the hair, on a bag handle.'],
      ['Plié en triangle, noué derrière.', 'Folded in a triangle, tied behind.'],
    ],
  },
  {
    ...scarf,
    name: ['Écharpe', 'scarf'],
    feminine: true,
    weight: 4,
    price: 26,
    traits: { style: 'long' },
    materials: ['wool', 'cashmere', 'mohair'],
    patterns: ['tartan', 'plain', 'stripes', 'houndstooth', 'windowpane', 'herringbone'],
    cut: [
      ['Tissée en plein, frangée aux deux bouts.', 'Woven in the piece, fringed at both ends.'],
      ['Assez longue pour deux tours.', 'Long enough to go round twice.'],
    ],
    wear: [
      ['Nouée à la parisienne ou simplement jetée.', 'Looped or simply thrown over.'],
      ['Glissée sous le revers d’un manteau.', 'Tucked under a coat lapel.'],
    ],
  },
];
