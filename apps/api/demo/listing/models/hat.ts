import type { Model } from './model.ts';

const hat = { kind: 'hat', feminine: false, targets: 'wm', size: 'hat', patterns: ['plain'] } as const;

export const hats: readonly Model[] = [
  {
    ...hat,
    name: ['Chapeau', 'fedora'],
    weight: 3,
    price: 34,
    traits: { style: 'fedora' },
    materials: ['felt', 'straw'],
    colors: ['noir', 'marron', 'beige', 'gris', 'bleu-fonce', 'ecru', 'vert', 'rouge'],
    cut: [
      [
        'Calotte pincée, bord de six centimètres, gros-grain ton sur ton.',
        'Pinched crown, six-centimetre brim, tonal grosgrain.',
      ],
      ['Bord souple que l’on cambre à la main.', 'A soft brim to shape by hand.'],
    ],
    wear: [
      ['Incliné d’un doigt, pas de deux.', 'Tilted by one finger, never two.'],
      ['Tient au vent grâce à son cuir intérieur.', 'The inner leather band keeps it on in wind.'],
    ],
  },
  {
    ...hat,
    name: ['Béret', 'beret'],
    weight: 3,
    price: 18,
    traits: { style: 'beret' },
    materials: ['wool', 'felt'],
    cut: [
      [
        'Tricoté puis foulé, sans couture, avec son cabillou.',
        'Knitted then felted, seamless, with its little stalk.',
      ],
      ['Bord intérieur en cuir, grand plateau souple.', 'Leather-bound edge, wide soft crown.'],
    ],
    wear: [
      ['Tiré sur une oreille.', 'Pulled over one ear.'],
      ['Plié dans une poche, il revient toujours.', 'Folded in a pocket, it always springs back.'],
    ],
  },
  {
    ...hat,
    name: ['Bonnet', 'beanie'],
    weight: 3,
    price: 16,
    targets: 'wmk',
    traits: { style: 'beanie' },
    materials: ['wool', 'cashmere', 'acrylic'],
    patterns: ['plain', 'fairisle', 'plain'],
    cut: [
      ['Côtes anglaises, revers double, pompon amovible.', 'Fisherman’s rib, double cuff, removable pompom.'],
      ['Maille épaisse, quatre diminutions au sommet.', 'Chunky knit, four decreases at the crown.'],
    ],
    wear: [
      ['Posé haut ou enfoncé, selon la bise.', 'Worn high or pulled down, depending on the wind.'],
      ['Revers d’un tour ou de deux.', 'Turn the cuff up once or twice.'],
    ],
  },
  {
    ...hat,
    name: ['Capeline', 'sun hat'],
    feminine: true,
    targets: 'w',
    weight: 2,
    price: 28,
    traits: { style: 'sun' },
    materials: ['straw'],
    colors: ['beige', 'ecru', 'dore', 'noir', 'marron', 'rouge', 'blanc'],
    cut: [
      ['Bord large et souple, calotte ronde, ruban noué.', 'A wide floppy brim, round crown, tied ribbon.'],
      ['Tressage fin, fil métallique dans le bord.', 'Fine plaiting with a wire in the brim.'],
    ],
    wear: [
      ['Pour les siestes et les mariages.', 'For siestas and weddings.'],
      ['Se transporte remplie de foulards.', 'Travels best stuffed with scarves.'],
    ],
  },
];
