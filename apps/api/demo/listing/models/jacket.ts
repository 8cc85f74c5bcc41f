import type { Model } from './model.ts';

const jacket = {
  kind: 'jacket',
  feminine: true,
  targets: 'wm',
  size: 'letter',
  patterns: ['plain'],
} as const;

export const jackets: readonly Model[] = [
  {
    ...jacket,
    name: ['Veste en jean', 'denim jacket'],
    weight: 6,
    price: 48,
    targets: 'wmk',
    traits: { style: 'trucker' },
    materials: ['denim'],
    colors: ['bleu-moyen', 'bleu-fonce', 'bleu-clair', 'noir', 'blanc'],
    cut: [
      [
        'Deux poches à rabat, découpes en V, pattes de serrage aux hanches.',
        'Two flap pockets, V seams, waist tabs.',
      ],
      [
        'Coupe courte, boutons frappés, surpiqûres orange encore vives.',
        'Cropped, with shank buttons and topstitching still bright.',
      ],
    ],
    wear: [
      [
        'Sous un manteau l’hiver, sur une robe le reste du temps.',
        'Under a coat in winter, over a dress otherwise.',
      ],
      ['Prendre une taille au-dessus pour glisser un pull.', 'Size up to fit a jumper underneath.'],
    ],
  },
  {
    ...jacket,
    name: ['Perfecto', 'biker jacket'],
    feminine: false,
    weight: 3,
    price: 95,
    traits: { style: 'biker' },
    materials: ['leather'],
    colors: ['noir', 'marron', 'rouge', 'noir', 'bleu-fonce'],
    decades: [1970, 1980, 1990, 2000],
    cut: [
      [
        'Fermeture en biais, revers à pressions, ceinture à boucle.',
        'Asymmetric zip, snap-down lapels, buckled belt.',
      ],
      [
        'Épaules nettes, soufflets dans le dos, zips aux poignets.',
        'Sharp shoulders, action back, zipped cuffs.',
      ],
    ],
    wear: [
      ['Sur une robe légère, pour le contraste.', 'Over a light dress, for contrast.'],
      ['Fermé, il se suffit.', 'Zipped up it needs nothing else.'],
    ],
  },
  {
    ...jacket,
    name: ['Blouson', 'blouson'],
    feminine: false,
    weight: 4,
    price: 52,
    traits: { style: 'blouson' },
    materials: ['suede', 'nylon', 'leather', 'cotton', 'wool'],
    cut: [
      [
        'Zip devant, bords-côtes à la taille et aux poignets, poches en biais.',
        'Zip front, ribbed waist and cuffs, slanted pockets.',
      ],
      ['Col montant, emmanchures larges, doublure satinée.', 'Stand collar, roomy armholes, satin lining.'],
    ],
    wear: [
      [
        'Taille haute en dessous, il s’arrête à la ceinture.',
        'High-waisted trousers under it: it stops at the belt.',
      ],
      ['Assez léger pour se rouler dans un sac.', 'Light enough to roll into a bag.'],
    ],
  },
  {
    ...jacket,
    name: ['Blazer', 'blazer'],
    feminine: false,
    weight: 5,
    price: 55,
    size: 'number',
    traits: { style: 'blazer' },
    materials: ['wool', 'tweed', 'linen', 'velvet', 'corduroy'],
    patterns: ['plain', 'plain', 'herringbone', 'houndstooth', 'windowpane', 'pinstripe'],
    cut: [
      [
        'Revers crantés, deux boutons, poches à rabat, fente au dos.',
        'Notch lapels, two buttons, flap pockets, a back vent.',
      ],
      [
        'Épaule structurée, poitrine entoilée, manches à quatre boutons.',
        'Structured shoulder, canvassed chest, four-button cuffs.',
      ],
    ],
    wear: [
      [
        'Manches retroussées sur un tee-shirt, ou fermé en veste de costume.',
        'Sleeves pushed up over a tee, or buttoned like a suit.',
      ],
      ['Un peu large exprès : c’est l’épaule qui décide.', 'A little big on purpose: the shoulder decides.'],
    ],
  },
  {
    ...jacket,
    name: ['Veste de travail', 'chore jacket'],
    weight: 4,
    price: 46,
    traits: { style: 'chore' },
    materials: ['canvas', 'cotton', 'corduroy', 'linen'],
    colors: ['bleu-fonce', 'bleu-moyen', 'ecru', 'noir', 'vert', 'marron', 'beige'],
    cut: [
      [
        'Trois poches plaquées, col droit, boutons gravés.',
        'Three patch pockets, flat collar, engraved buttons.',
      ],
      [
        'Coupe carrée, couture triple, manches que l’on roule.',
        'Boxy cut, triple seams, sleeves made for rolling.',
      ],
    ],
    wear: [
      ['Sur une chemise blanche, crayon en poche.', 'Over a white shirt, pencil in the pocket.'],
      ['Elle a déjà travaillé ; elle sait tomber.', 'Already broken in, and it hangs all the better for it.'],
    ],
  },
];
