import type { Model } from './model.ts';

const jumper = { kind: 'jumper', feminine: false, targets: 'wmk', size: 'letter' } as const;
const YARNS = ['wool', 'cashmere', 'acrylic', 'mohair'] as const;

export const jumpers: readonly Model[] = [
  {
    ...jumper,
    name: ['Pull col rond', 'crew-neck jumper'],
    weight: 5,
    price: 34,
    traits: { collar: 'crew' },
    materials: YARNS,
    patterns: ['plain', 'breton', 'fairisle', 'argyle', 'plain'],
    cut: [
      [
        'Épaules montées, bords-côtes encore fermes au col, aux poignets et à la taille.',
        'Set-in shoulders, ribbing still firm at neck, cuffs and hem.',
      ],
      [
        'Maille régulière, diminutions visibles à l’emmanchure : un vrai tricotage en forme.',
        'Even gauge and visible fashioning at the armhole: properly knitted to shape.',
      ],
    ],
    wear: [
      [
        'Le pull que l’on garde dix ans sur le dossier de la chaise.',
        'The one that lives on the back of the chair for ten years.',
      ],
      ['Col de chemise dehors ou dedans, les deux lui vont.', 'Shirt collar in or out, it does not mind.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull irlandais', 'Aran jumper'],
    weight: 4,
    price: 52,
    traits: { collar: 'crew', fit: 'loose' },
    materials: ['wool'],
    patterns: ['cable'],
    colors: ['ecru', 'blanc', 'gris', 'bleu-fonce', 'vert', 'beige', 'marron'],
    cut: [
      [
        'Torsades et points de blé sur toute la face, dos uni, poignets doubles.',
        'Cables and moss stitch across the front, plain back, doubled cuffs.',
      ],
      [
        'Laine grasse filée gros, tricotée serré pour le large.',
        'Heavy oiled wool, knitted tight for open water.',
      ],
    ],
    wear: [
      ['Tient lieu de veste d’octobre à mars.', 'Stands in for a jacket from October to March.'],
      ['Une taille au-dessus pour un tombé de pêcheur.', 'Size up for a fisherman’s fit.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull col roulé', 'roll-neck jumper'],
    weight: 4,
    price: 36,
    traits: { collar: 'roll' },
    materials: YARNS,
    patterns: ['plain', 'plain', 'cable', 'breton'],
    decades: [1960, 1970, 1990],
    cut: [
      [
        'Grand col à replier une fois, emmanchures ajustées, longueur à la hanche.',
        'A tall neck to fold once, close armholes, hip length.',
      ],
      [
        'Le col tient debout sans gratter, la maille reste fine.',
        'The neck stands up without itching and the knit stays fine.',
      ],
    ],
    wear: [
      ['Sous une veste en velours, tout est dit.', 'Under a corduroy jacket: enough said.'],
      ['Rentré dans un jean taille haute.', 'Tucked into high-waisted jeans.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull col V', 'V-neck jumper'],
    weight: 3,
    price: 32,
    traits: { collar: 'v' },
    materials: ['wool', 'cashmere', 'acrylic'],
    patterns: ['plain', 'argyle', 'plain'],
    cut: [
      ['Encolure en V bordée de côtes fines, coupe droite.', 'A V-neck edged in fine rib, cut straight.'],
      [
        'Maille légère qui se glisse sous un blazer sans faire d’épaisseur.',
        'A light knit that slips under a blazer without bulk.',
      ],
    ],
    wear: [
      ['Sur un tee-shirt blanc ou à même la peau.', 'Over a white tee or next to the skin.'],
      ['Noué sur les épaules dès que le soir tombe.', 'Knotted over the shoulders when the evening cools.'],
    ],
  },
  {
    ...jumper,
    name: ['Gilet', 'cardigan'],
    weight: 4,
    price: 36,
    traits: { collar: 'cardigan' },
    materials: YARNS,
    patterns: ['plain', 'fairisle', 'cable', 'plain', 'argyle'],
    cut: [
      [
        'Boutonné devant, patte renforcée d’un gros-grain, deux poches basses.',
        'Buttoned front backed with grosgrain, two low pockets.',
      ],
      [
        'Encolure en V profonde, manches longues que l’on retourne.',
        'A deep V and long sleeves made to be turned back.',
      ],
    ],
    wear: [
      ['Boutonné jusqu’en haut, il devient un pull.', 'Done up to the top it turns into a jumper.'],
      ['Le compagnon des bureaux mal chauffés.', 'A friend in badly heated offices.'],
    ],
  },
];
