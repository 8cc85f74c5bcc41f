import type { Model } from './model.ts';

const shoes = { kind: 'shoes', feminine: true, size: 'shoe', patterns: ['plain'] } as const;
const LEATHERS = [
  'noir',
  'marron',
  'beige',
  'rouge',
  'bleu-fonce',
  'vert',
  'ecru',
  'orange',
  'dore',
] as const;

export const footwear: readonly Model[] = [
  {
    ...shoes,
    targets: 'w',
    name: ['Escarpins', 'court shoes'],
    feminine: false,
    weight: 3,
    price: 42,
    traits: { style: 'pump' },
    materials: ['leather', 'suede'],
    colors: LEATHERS,
    cut: [
      ['Bout légèrement pointu, talon fin, semelle cuir.', 'Slightly pointed toe, slim heel, leather sole.'],
      [
        'Cambrure douce, entrée basse qui allonge la jambe.',
        'A gentle arch and a low vamp that lengthens the leg.',
      ],
    ],
    wear: [
      ['Talon refait à neuf, prêts à marcher.', 'New heel tips; ready to walk.'],
      ['Chaussent petit : une demi-taille au-dessus.', 'They run small: go half a size up.'],
    ],
  },
  {
    ...shoes,
    targets: 'wm',
    name: ['Mocassins', 'loafers'],
    feminine: false,
    weight: 4,
    price: 48,
    traits: { style: 'loafer' },
    materials: ['leather', 'suede'],
    colors: ['noir', 'marron', 'rouge', 'beige', 'bleu-fonce', 'vert', 'ecru'],
    cut: [
      ['Plateau cousu main, mors ou bride fendue, talon plat.', 'Hand-sewn apron, penny strap, flat heel.'],
      ['Semelle ressemelable, montage Blake.', 'Resoleable, Blake-stitched.'],
    ],
    wear: [
      ['Avec chaussettes blanches, sans complexe.', 'With white socks and no apology.'],
      ['Déjà faits, donc confortables le premier jour.', 'Broken in already, so comfortable on day one.'],
    ],
  },
  {
    ...shoes,
    targets: 'wm',
    name: ['Bottines', 'ankle boots'],
    weight: 4,
    price: 58,
    traits: { style: 'ankle' },
    materials: ['leather', 'suede'],
    colors: ['noir', 'marron', 'beige', 'rouge', 'bleu-fonce'],
    cut: [
      [
        'Élastiques latéraux, bout rond, talon de trois centimètres.',
        'Elastic sides, round toe, three-centimetre heel.',
      ],
      ['Tige près de la cheville, tirette au dos.', 'Close to the ankle, pull tab at the back.'],
    ],
    wear: [
      ['Sous un jean droit ou une robe longue.', 'Under straight jeans or a long dress.'],
      ['Ressemelées de gomme, elles ne glissent pas.', 'Resoled in rubber, so they grip.'],
    ],
  },
  {
    ...shoes,
    targets: 'w',
    name: ['Bottes hautes', 'tall boots'],
    weight: 3,
    price: 70,
    traits: { style: 'tall' },
    materials: ['leather', 'suede'],
    colors: ['noir', 'marron', 'beige', 'rouge', 'ecru'],
    decades: [1970, 1980, 1990, 2000],
    cut: [
      ['Tige au genou, zip intérieur, talon bottier.', 'Knee-high shaft, inside zip, stacked heel.'],
      [
        'Le mollet est droit, la cheville à peine froncée.',
        'Straight calf, just a hint of slouch at the ankle.',
      ],
    ],
    wear: [
      ['Sur des collants épais, avec une jupe à mi-cuisse.', 'With thick tights and a short skirt.'],
      [
        'Une paire de semelles et elles repartent pour dix ans.',
        'New insoles and they are good for another decade.',
      ],
    ],
  },
  {
    ...shoes,
    targets: 'wmk',
    name: ['Baskets', 'trainers'],
    weight: 4,
    price: 38,
    traits: { style: 'trainer' },
    materials: ['canvas', 'leather', 'suede'],
    colors: ['blanc', 'noir', 'bleu-fonce', 'rouge', 'vert', 'jaune', 'gris', 'ecru'],
    cut: [
      ['Semelle vulcanisée, bout renforcé, œillets métal.', 'Vulcanised sole, toe cap, metal eyelets.'],
      ['Tige basse, languette fine, lacets remplacés.', 'Low-cut, thin tongue, new laces.'],
    ],
    wear: [
      ['Avec tout, y compris une robe du soir.', 'With anything, evening dress included.'],
      ['Taillent normalement.', 'True to size.'],
    ],
  },
];
