import type { Model } from './models.ts';

const base = { kind: 'dress', feminine: true, targets: 'w', size: 'number' } as const;
const SUMMER = ['cotton', 'linen', 'viscose'] as const;
const SOFT = ['viscose', 'silk', 'polyester', 'cotton'] as const;

export const dresses: readonly Model[] = [
  {
    ...base,
    name: ['Robe chemise', 'shirt dress'],
    weight: 5,
    price: 46,
    traits: { collar: 'shirt', skirt: 'aline', belt: 'belt' },
    materials: ['cotton', 'linen', 'viscose', 'silk'],
    patterns: ['plain', 'stripes', 'gingham', 'dots', 'floral'],
    cut: [
      [
        'Boutonnée du col à la taille, avec une jupe qui s’ouvre juste assez pour marcher vite.',
        'Buttons from collar to waist, with a skirt that opens just enough for a brisk walk.',
      ],
      [
        'Col à pointes, emmanchures nettes, taille tenue par une ceinture : une coupe qui ne vieillit pas.',
        'Pointed collar, neat armholes, belted waist: a cut that does not date.',
      ],
      [
        'Le haut est droit comme une chemise d’homme, le bas part en trapèze depuis la taille.',
        'Straight as a man’s shirt above, A-line from the waist down.',
      ],
    ],
    wear: [
      [
        'Ouverte sur un jean et un débardeur, elle devient une veste d’été.',
        'Worn open over jeans and a vest it turns into a summer coat.',
      ],
      ['Des mocassins la semaine, des sandales le dimanche.', 'Loafers in the week, sandals on Sunday.'],
    ],
  },
  {
    ...base,
    name: ['Robe à col claudine', 'Peter Pan collar dress'],
    weight: 3,
    price: 42,
    traits: { collar: 'peter', length: 'mini', closure: 'buttons' },
    materials: ['cotton', 'wool', 'velvet', 'viscose'],
    patterns: ['plain', 'dots', 'liberty', 'gingham', 'tartan'],
    decades: [1960, 1970, 1990],
    targets: 'wk',
    cut: [
      [
        'Petit col rond posé à plat, buste ajusté par deux pinces, jupe courte et gaie.',
        'Small flat round collar, bodice shaped by two darts, a short and cheerful skirt.',
      ],
      [
        'Le col est doublé, la taille un rien haute, la jupe évasée sans jupon.',
        'The collar is lined, the waist sits a touch high, the skirt flares without a petticoat.',
      ],
    ],
    wear: [
      [
        'Avec des collants épais et des babies, on pense à la rentrée.',
        'With thick tights and Mary Janes it says first day of term.',
      ],
      ['Un cardigan court suffit en mi-saison.', 'A short cardigan is all it needs in spring.'],
    ],
  },
  {
    ...base,
    name: ['Robe à taille empire', 'empire-line dress'],
    weight: 3,
    price: 44,
    traits: { waist: 'empire', length: 'maxi', skirt: 'aline' },
    materials: [...SUMMER],
    patterns: ['floral', 'liberty', 'paisley', 'plain', 'geometric'],
    decades: [1960, 1970],
    cut: [
      [
        'La couture passe sous la poitrine, puis l’étoffe file droit jusqu’aux chevilles.',
        'The seam runs under the bust, then the cloth falls straight to the ankle.',
      ],
      [
        'Buste court, jupe très longue, aucune contrainte à la taille.',
        'A short bodice, a very long skirt and nothing tight at the waist.',
      ],
    ],
    wear: [
      ['Pieds nus dans l’herbe, ou avec des sabots en ville.', 'Barefoot on grass, or with clogs in town.'],
      ['Se porte sans ceinture ; le tombé fait tout.', 'Wear it without a belt; the drape does the work.'],
    ],
  },
  {
    ...base,
    name: ['Robe à manches bouffantes', 'puff-sleeve dress'],
    weight: 4,
    price: 45,
    traits: { sleeve: 'puff', skirt: 'full' },
    materials: ['cotton', 'viscose', 'polyester', 'velvet'],
    patterns: ['floral', 'liberty', 'dots', 'plain', 'gingham'],
    cut: [
      [
        'Têtes de manche froncées, poignets serrés, jupe ample montée sur une taille nette.',
        'Gathered sleeve heads, snug cuffs, a wide skirt set on a clean waist.',
      ],
      [
        'Les manches font le volume ; le buste reste près du corps pour l’équilibre.',
        'The sleeves bring the volume; the bodice stays close for balance.',
      ],
    ],
    wear: [
      [
        'Prévoir un manteau large, les manches ne s’écrasent pas volontiers.',
        'Choose a roomy coat: these sleeves do not like to be squashed.',
      ],
      ['Cheveux relevés, boucles discrètes, rien de plus.', 'Hair up, small earrings, nothing more.'],
    ],
  },
  {
    ...base,
    name: ['Robe droite', 'shift dress'],
    weight: 4,
    price: 40,
    traits: { skirt: 'straight', sleeve: 'none', length: 'knee', belt: 'seam' },
    materials: ['wool', 'cotton', 'polyester', 'tweed'],
    patterns: ['plain', 'geometric', 'houndstooth', 'windowpane', 'leopard'],
    decades: [1960, 1980, 1990, 2000],
    cut: [
      [
        'Ligne nette des épaules au genou, fermeture éclair dans le dos.',
        'A clean line from shoulder to knee, zipped at the back.',
      ],
      [
        'Sans manches, entièrement doublée, avec une petite fente pour le pas.',
        'Sleeveless and fully lined, with a small vent to walk in.',
      ],
    ],
    wear: [
      [
        'Sur un col roulé fin en hiver, seule dès avril.',
        'Over a fine roll-neck in winter, on its own from April.',
      ],
      ['Une robe de bureau qui sait sortir le soir.', 'An office dress that knows how to go out.'],
    ],
  },
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
        'A simple cut, finished by hand inside: a dressmaker had a say in it.',
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
