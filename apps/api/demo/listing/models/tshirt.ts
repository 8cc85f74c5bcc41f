import type { Model } from './model.ts';

const tee = {
  kind: 'tshirt',
  feminine: false,
  targets: 'wmk',
  size: 'letter',
  materials: ['cotton', 'jersey'],
} as const;

export const tshirts: readonly Model[] = [
  {
    ...tee,
    name: ['Marinière', 'Breton top'],
    feminine: true,
    weight: 4,
    price: 24,
    traits: { sleeve: 'long', neck: 'boat' },
    patterns: ['breton'],
    colors: ['blanc', 'ecru', 'bleu-fonce', 'rouge'],
    cut: [
      [
        'Encolure bateau, manches trois-quarts, coton tricoté serré.',
        'Boat neck, bracelet sleeves, tightly knitted cotton.',
      ],
      ['Rayures raccordées sur les côtés, bas fendu.', 'Stripes matched at the sides, split hem.'],
    ],
    wear: [
      ['Va avec tout ce qui est bleu.', 'Goes with anything blue.'],
      ['Avec un pantalon de toile et des espadrilles.', 'With canvas trousers and espadrilles.'],
    ],
  },
  {
    ...tee,
    name: ['T-shirt', 'T-shirt'],
    weight: 6,
    price: 18,
    traits: { sleeve: 'short' },
    patterns: ['plain', 'plain', 'stripes'],
    cut: [
      [
        'Coutures simples sur les manches, col légèrement détendu, coupe droite.',
        'Single-stitched sleeves, a slightly relaxed collar, a straight cut.',
      ],
      [
        'Bord-côte fin au col, corps tubulaire sans couture latérale.',
        'Thin ribbed neck and a tubular body with no side seams.',
      ],
    ],
    wear: [
      ['Sous une chemise ouverte ou tout seul.', 'Under an open shirt, or by itself.'],
      [
        'Le basique qu’on cherche toujours, en mieux.',
        'The plain tee you’re always looking for, only better.',
      ],
    ],
  },
  {
    ...tee,
    name: ['T-shirt imprimé', 'printed T-shirt'],
    weight: 4,
    price: 24,
    traits: { sleeve: 'short', print: 'yes' },
    patterns: ['plain'],
    decades: [1980, 1990, 2000],
    cut: [
      [
        'Impression à l’encre d’origine, un peu craquelée, sur une coupe ample.',
        'Original ink print, gently cracked, on a roomy cut.',
      ],
      [
        'Manches au coude, épaules tombantes : typique de ces années-là.',
        'Elbow-length sleeves and dropped shoulders, typical of those years.',
      ],
    ],
    wear: [
      ['Rentré devant, dehors derrière.', 'Tucked in front, out behind.'],
      ['Avec une jupe longue, pour le contraste.', 'With a long skirt, for contrast.'],
    ],
  },
  {
    ...tee,
    name: ['Polo', 'polo shirt'],
    weight: 3,
    price: 26,
    traits: { collar: 'polo', sleeve: 'short' },
    patterns: ['plain', 'plain', 'stripes', 'breton'],
    cut: [
      [
        'Maille piquée, col en côtes, patte à deux boutons.',
        'Piqué knit, ribbed collar, two-button placket.',
      ],
      [
        'Bords de manche côtelés, dos un peu plus long que le devant.',
        'Ribbed sleeve ends, back a little longer than the front.',
      ],
    ],
    wear: [
      ['Boutonné jusqu’en haut sous un blouson.', 'Buttoned up under a blouson.'],
      ['Rentré dans un pantalon à pinces.', 'Tucked into pleated trousers.'],
    ],
  },
];
