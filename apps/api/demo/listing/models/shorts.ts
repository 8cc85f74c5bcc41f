import type { Model } from './model.ts';

const shorts = { kind: 'shorts', feminine: false, targets: 'wmk', size: 'letter' } as const;

export const shortTrousers: readonly Model[] = [
  {
    ...shorts,
    name: ['Short en jean', 'denim shorts'],
    weight: 4,
    price: 24,
    traits: { cut: 'denim' },
    materials: ['denim'],
    patterns: ['plain'],
    colors: ['bleu-clair', 'bleu-moyen', 'bleu-fonce', 'blanc', 'noir'],
    cut: [
      [
        'Un vrai jean recoupé, taille haute, bord effiloché.',
        'Proper jeans cut down: high waist, frayed edge.',
      ],
      ['Cinq poches, jambe droite, revers cousu.', 'Five pockets, straight leg, stitched turn-up.'],
    ],
    wear: [
      ['Chemise d’homme par-dessus, manches roulées.', 'A man’s shirt on top, sleeves rolled.'],
      ['Sur un maillot, du matin au soir.', 'Over a swimsuit from morning to night.'],
    ],
  },
  {
    ...shorts,
    name: ['Short à pinces', 'pleated shorts'],
    weight: 3,
    price: 24,
    traits: { cut: 'pleats' },
    materials: ['linen', 'cotton', 'wool'],
    patterns: ['plain', 'gingham', 'stripes', 'plain'],
    cut: [
      [
        'Taille haute, pinces profondes, jambe évasée au-dessus du genou.',
        'High waist, deep pleats, wide above the knee.',
      ],
      [
        'Poches italiennes, ceinture à passants, ourlet à revers.',
        'Slant pockets, belt loops, turned-up hem.',
      ],
    ],
    wear: [
      ['Marcel blanc et sandales en cuir.', 'White vest and leather sandals.'],
      ['Avec la veste assortie, si vous la trouvez.', 'With the matching jacket, if you ever find it.'],
    ],
  },
  {
    ...shorts,
    name: ['Short de sport', 'running shorts'],
    weight: 2,
    price: 18,
    traits: { cut: 'sport' },
    materials: ['nylon', 'cotton'],
    patterns: ['plain'],
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Fendu sur les côtés, galon contrasté, taille élastiquée.',
        'Split sides, contrast piping, elastic waist.',
      ],
      ['Coupe courte et échancrée, slip intérieur retiré.', 'Short and high-cut, inner brief removed.'],
    ],
    wear: [
      ['Pour courir ou pour faire croire.', 'To run in, or to look as if you might.'],
      ['Avec un sweat trop grand.', 'With an oversized sweatshirt.'],
    ],
  },
];
