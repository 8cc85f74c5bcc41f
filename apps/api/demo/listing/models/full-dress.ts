import type { Model } from './model.ts';

const base = { kind: 'dress', feminine: true, targets: 'w', size: 'number' } as const;
const SOFT = ['viscose', 'silk', 'polyester', 'cotton'] as const;

export const fullDresses: readonly Model[] = [
  {
    ...base,
    name: ['Robe patineuse', 'skater dress'],
    weight: 3,
    price: 38,
    traits: { skirt: 'circle', length: 'mini' },
    materials: SOFT,
    patterns: ['plain', 'dots', 'floral', 'leopard', 'tartan'],
    decades: [1980, 1990, 2000],
    cut: [
      [
        'Buste près du corps et jupe coupée en cercle, qui tourne vraiment.',
        'A close bodice and a full-circle skirt that really spins.',
      ],
      [
        'La taille est surpiquée, la jupe en forme s’évase dès la hanche.',
        'Topstitched waist and a shaped skirt that flares from the hip.',
      ],
    ],
    wear: [
      [
        'Baskets blanches et blouson en jean, sans réfléchir.',
        'White trainers and a denim jacket, no thought required.',
      ],
      [
        'Faite pour danser : rien ne serre, rien ne remonte.',
        'Made for dancing: nothing pinches, nothing rides up.',
      ],
    ],
  },
  {
    ...base,
    name: ['Robe plissée', 'pleated dress'],
    weight: 2,
    price: 48,
    traits: { skirt: 'pleated', sleeve: 'long' },
    materials: ['polyester', 'viscose', 'silk'],
    patterns: ['plain', 'dots', 'paisley', 'geometric'],
    decades: [1970, 1980],
    cut: [
      [
        'Plis permanents encore bien marqués, manches longues à poignet boutonné.',
        'Permanent pleats still crisp, long sleeves with buttoned cuffs.',
      ],
      [
        'Le plissé commence sous la taille et s’ouvre en éventail à chaque pas.',
        'The pleats start below the waist and fan out with each step.',
      ],
    ],
    wear: [
      [
        'Bottes hautes et ceinture fine, comme sur les photos de l’époque.',
        'Tall boots and a thin belt, as in the photographs of the time.',
      ],
      [
        'Se roule dans une valise et ressort sans un faux pli.',
        'Rolls up in a suitcase and comes out without a crease.',
      ],
    ],
  },
  {
    ...base,
    name: ['Robe à volants', 'tiered dress'],
    weight: 3,
    price: 47,
    traits: { skirt: 'tiered', length: 'maxi', sleeve: 'bishop' },
    materials: ['cotton', 'viscose'],
    patterns: ['floral', 'paisley', 'liberty', 'plain', 'patchwork'],
    decades: [1970, 2000],
    cut: [
      [
        'Trois étages froncés, manches amples resserrées au poignet.',
        'Three gathered tiers, full sleeves caught in at the wrist.',
      ],
      [
        'Une robe de prairie : beaucoup de tissu, des fronces fines, un ourlet roulotté.',
        'A prairie dress: plenty of cloth, fine gathers, a rolled hem.',
      ],
    ],
    wear: [
      ['Avec des santiags et une veste en daim.', 'With cowboy boots and a suede jacket.'],
      ['Laissez-la bouger, elle est faite pour le vent.', 'Let it move; it was made for wind.'],
    ],
  },
  {
    ...base,
    name: ['Robe', 'dress'],
    weight: 6,
    price: 40,
    traits: {},
    materials: ['viscose', 'cotton', 'silk', 'linen', 'velvet', 'polyester'],
    patterns: ['floral', 'plain', 'dots', 'liberty', 'stripes', 'paisley', 'leopard', 'geometric'],
    cut: [
      [
        'Taille marquée, pinces de poitrine bien placées, ourlet profond que l’on peut encore rallonger.',
        'A marked waist, well-placed bust darts and a deep hem that can still be let down.',
      ],
      [
        'Coupe simple, finie à la main à l’intérieur : une couturière est passée par là.',
        'A simple cut, finished by hand inside: clearly a dressmaker’s work.',
      ],
      [
        'Encolure dégagée, jupe souple, fermeture invisible sur le côté.',
        'An open neckline, a soft skirt and a hidden zip at the side.',
      ],
    ],
    wear: [
      [
        'Jambes nues et espadrilles dès les beaux jours.',
        'Bare legs and espadrilles as soon as it warms up.',
      ],
      [
        'Un gros pull par-dessus et la voilà jupe pour l’hiver.',
        'A chunky jumper on top makes it a winter skirt.',
      ],
      [
        'Passe du marché au mariage en changeant de chaussures.',
        'Goes from market to wedding with a change of shoes.',
      ],
    ],
  },
];
