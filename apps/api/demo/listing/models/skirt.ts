import type { Model } from './model.ts';

const skirt = { kind: 'skirt', feminine: true, targets: 'w', size: 'number' } as const;

export const skirts: readonly Model[] = [
  {
    ...skirt,
    name: ['Jupe trapèze', 'A-line skirt'],
    weight: 4,
    price: 30,
    traits: { style: 'aline' },
    materials: ['denim', 'wool', 'corduroy', 'suede', 'leather', 'cotton'],
    patterns: ['plain', 'plain', 'houndstooth', 'geometric'],
    cut: [
      [
        'Évasée régulièrement depuis une taille haute, deux poches devant.',
        'Flares evenly from a high waist, two pockets in front.',
      ],
      ['Six panneaux surpiqués, boutonnage devant.', 'Six topstitched panels, buttoned front.'],
    ],
    wear: [
      ['Collants opaques et bottes à talon plat.', 'Opaque tights and flat boots.'],
      ['Chemise rentrée, toujours.', 'Shirt tucked in, always.'],
    ],
  },
  {
    ...skirt,
    name: ['Jupe plissée', 'pleated skirt'],
    weight: 4,
    price: 32,
    traits: { style: 'pleated' },
    materials: ['wool', 'polyester', 'viscose'],
    patterns: ['tartan', 'plain', 'houndstooth', 'plain', 'windowpane'],
    cut: [
      [
        'Plis couchés piqués jusqu’à la hanche, puis libres.',
        'Knife pleats stitched down to the hip, then free.',
      ],
      [
        'Le plissé est tenu par un ruban thermocollé à l’intérieur, impeccable.',
        'The pleats are held by a tape inside and still immaculate.',
      ],
    ],
    wear: [
      ['Mocassins, chaussettes, gros pull : le trio.', 'Loafers, socks, chunky jumper: the trio.'],
      ['Mi-mollet, elle demande une chaussure fine.', 'At mid-calf it asks for a slim shoe.'],
    ],
  },
  {
    ...skirt,
    name: ['Jupe crayon', 'pencil skirt'],
    weight: 3,
    price: 30,
    traits: { style: 'straight' },
    materials: ['wool', 'leather', 'tweed', 'cotton'],
    patterns: ['plain', 'houndstooth', 'herringbone', 'leopard', 'plain'],
    cut: [
      [
        'Près du corps, fendue au dos, doublée de bord à bord.',
        'Close-fitting, vented at the back, fully lined.',
      ],
      [
        'Taille haute sur parementure, pinces longues sur le ventre.',
        'A high faced waist with long front darts.',
      ],
    ],
    wear: [
      ['Avec un pull court ou une blouse nouée.', 'With a cropped jumper or a tied blouse.'],
      [
        'On s’y assoit sans y penser : la fente est au bon endroit.',
        'Easy to sit down in: the vent is in the right place.',
      ],
    ],
  },
  {
    ...skirt,
    name: ['Jupe ample', 'full skirt'],
    weight: 4,
    price: 30,
    traits: { style: 'full' },
    materials: ['cotton', 'linen', 'viscose', 'silk'],
    patterns: ['floral', 'gingham', 'plain', 'liberty', 'stripes', 'patchwork', 'paisley'],
    cut: [
      [
        'Froncée sur une ceinture étroite, ourlet large cousu main.',
        'Gathered on a narrow waistband, deep hand-sewn hem.',
      ],
      [
        'Près de quatre mètres de tour en bas, une poche dans la couture.',
        'Nearly four metres round the hem, a pocket in the seam.',
      ],
    ],
    wear: [
      ['Sandales plates et débardeur.', 'Flat sandals and a vest.'],
      ['Un jupon dessous et l’on est en 1956.', 'Add a petticoat and it is 1956.'],
    ],
  },
  {
    ...skirt,
    name: ['Jupe à volants', 'tiered skirt'],
    weight: 2,
    price: 32,
    traits: { style: 'tiered' },
    materials: ['cotton', 'viscose'],
    patterns: ['floral', 'paisley', 'plain', 'liberty', 'patchwork'],
    decades: [1970, 2000],
    cut: [
      ['Trois volants froncés, taille à cordon.', 'Three gathered tiers on a drawstring waist.'],
      ['Longue et légère, doublée jusqu’au genou.', 'Long and light, lined to the knee.'],
    ],
    wear: [
      ['Ceinture tressée, gilet court, bottines.', 'Plaited belt, short cardigan, ankle boots.'],
      ['Se glisse roulée dans un sac de plage.', 'Rolls up into a beach bag.'],
    ],
  },
];
