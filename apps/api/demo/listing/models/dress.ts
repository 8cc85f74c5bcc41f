import type { Model } from './model.ts';

const base = { kind: 'dress', feminine: true, targets: 'w', size: 'number' } as const;
const SUMMER = ['cotton', 'linen', 'viscose'] as const;

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
        'With thick tights and Mary Janes, it’s the first day of term.',
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
];
