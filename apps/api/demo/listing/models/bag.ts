import type { Model } from './model.ts';

const bag = { kind: 'bag', feminine: false, targets: 'w', size: 'one', patterns: ['plain'] } as const;
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

export const bags: readonly Model[] = [
  {
    ...bag,
    name: ['Sac à rabat', 'flap bag'],
    weight: 4,
    price: 55,
    traits: { style: 'flap' },
    materials: ['leather', 'suede'],
    colors: LEATHERS,
    cut: [
      [
        'Rabat à fermoir doré, soufflets souples, bandoulière réglable.',
        'Flap with a gilt clasp, soft gussets, adjustable strap.',
      ],
      [
        'Deux compartiments et une poche zippée, couture sellier.',
        'Two compartments and a zipped pocket, saddle-stitched.',
      ],
    ],
    wear: [
      ['Porté croisé le jour, à l’épaule le soir.', 'Across the body by day, on the shoulder at night.'],
      ['Un livre de poche y tient, pas davantage.', 'It takes a paperback and little more.'],
    ],
  },
  {
    ...bag,
    name: ['Cabas', 'tote bag'],
    weight: 3,
    price: 40,
    targets: 'wm',
    traits: { style: 'tote' },
    materials: ['canvas', 'leather', 'straw'],
    colors: [...LEATHERS, 'blanc', 'gris'],
    cut: [
      [
        'Deux anses longues, fond renforcé, poche intérieure.',
        'Two long handles, reinforced base, inside pocket.',
      ],
      ['Grand format, ouvert, sans doublure inutile.', 'Large, open-topped, no needless lining.'],
    ],
    wear: [
      ['Avale un ordinateur et le marché.', 'Swallows a laptop and the shopping.'],
      ['Les anses passent sur un manteau.', 'The handles fit over a coat.'],
    ],
  },
  {
    ...bag,
    name: ['Sac seau', 'bucket bag'],
    weight: 3,
    price: 48,
    traits: { style: 'bucket' },
    materials: ['leather', 'suede', 'straw'],
    colors: LEATHERS,
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Fermé par un cordon coulissant, fond rond, longue bandoulière.',
        'Drawstring top, round base, long strap.',
      ],
      ['Souple et sans façon, avec ses œillets de laiton.', 'Soft and unfussy, with brass eyelets.'],
    ],
    wear: [
      ['Prend la forme de ce qu’on y met.', 'Takes the shape of what you put in it.'],
      ['À l’épaule, cordon relâché.', 'On the shoulder, cord loose.'],
    ],
  },
  {
    ...bag,
    name: ['Sac à main rigide', 'top-handle bag'],
    weight: 3,
    price: 62,
    traits: { style: 'handle' },
    materials: ['leather'],
    colors: LEATHERS,
    decades: [1950, 1960, 1970],
    cut: [
      [
        'Forme trapèze, poignée courte, fermoir à tourniquet.',
        'Trapeze shape, short handle, turn-lock clasp.',
      ],
      [
        'Monture solide, doublure de cuir, quatre pieds de laiton.',
        'A sturdy frame, leather lining, four brass feet.',
      ],
    ],
    wear: [
      ['Au coude, comme on tient un secret.', 'In the crook of the arm, like a secret.'],
      ['Il redonne de la tenue à un jean.', 'It smartens up a pair of jeans.'],
    ],
  },
];
