import type { Model } from './models.ts';

const jeans = { kind: 'jeans', feminine: false, targets: 'wmk', size: 'waist', patterns: ['plain'] } as const;
const skirt = { kind: 'skirt', feminine: true, targets: 'w', size: 'number' } as const;
const shorts = { kind: 'shorts', feminine: false, targets: 'wmk', size: 'letter' } as const;
const INDIGO = ['bleu-moyen', 'bleu-fonce', 'bleu-clair', 'noir', 'bleu-moyen', 'blanc', 'gris'] as const;

export const bottoms: readonly Model[] = [
  {
    ...jeans,
    name: ['Jean droit', 'straight-leg jeans'],
    weight: 8,
    price: 42,
    traits: { cut: 'straight', rise: 'high' },
    materials: ['denim'],
    colours: INDIGO,
    cut: [
      [
        'Taille haute, jambe droite du genou à la cheville, braguette à boutons.',
        'High waist, straight from knee to ankle, button fly.',
      ],
      [
        'Cinq poches, rivets apparents, ourlet d’origine au point de chaînette.',
        'Five pockets, exposed rivets, original chain-stitched hem.',
      ],
      [
        'Le bassin est ajusté, la cuisse respire, le bas tombe net sur la chaussure.',
        'Neat at the seat, easy in the thigh, falling clean on the shoe.',
      ],
    ],
    wear: [
      [
        'À porter à la taille, avec une ceinture en cuir de trois centimètres.',
        'Wear it on the waist with a plain leather belt.',
      ],
      ['Un revers de deux doigts et des derbies.', 'A two-finger turn-up and derbies.'],
      [
        'Choisir d’après les mesures plutôt que l’étiquette : il a rétréci d’une taille.',
        'Go by the measurements rather than the label: it has shrunk a size.',
      ],
    ],
  },
  {
    ...jeans,
    name: ['Jean évasé', 'flared jeans'],
    weight: 3,
    price: 44,
    traits: { cut: 'flare', rise: 'high' },
    materials: ['denim', 'corduroy'],
    colours: ['bleu-moyen', 'bleu-fonce', 'bleu-clair', 'marron', 'noir'],
    decades: [1970, 2000],
    cut: [
      [
        'Serré jusqu’au genou, puis largement ouvert sur la chaussure.',
        'Close to the knee, then wide open over the shoe.',
      ],
      [
        'Taille haute à large ceinture, poches plaquées, longueur généreuse.',
        'A high, broad waistband, patch pockets and plenty of length.',
      ],
    ],
    wear: [
      [
        'Talons compensés indispensables, l’ourlet frôle le sol.',
        'Platform heels required: the hem just skims the floor.',
      ],
      ['Avec un pull court et rien d’autre de large.', 'With a short jumper and nothing else wide.'],
    ],
  },
  {
    ...jeans,
    name: ['Jean mom', 'mom jeans'],
    weight: 3,
    price: 38,
    targets: 'w',
    traits: { cut: 'tapered', rise: 'high' },
    materials: ['denim'],
    colours: INDIGO,
    decades: [1980, 1990],
    cut: [
      [
        'Taille très haute, hanche ronde, jambe qui se resserre à la cheville.',
        'Very high waist, rounded hip, leg narrowing to the ankle.',
      ],
      [
        'Deux pinces discrètes sous la ceinture, zip métal.',
        'Two discreet pleats below the waistband, metal zip.',
      ],
    ],
    wear: [
      [
        'Tee rentré, baskets basses, le reste vient tout seul.',
        'Tucked tee, low trainers; the rest follows.',
      ],
      ['Couper l’ourlet à vif si vous aimez la cheville nue.', 'Cut the hem raw if you like a bare ankle.'],
    ],
  },
  {
    ...jeans,
    name: ['Jean large', 'wide-leg jeans'],
    weight: 3,
    price: 40,
    traits: { cut: 'wide', rise: 'mid' },
    materials: ['denim'],
    colours: INDIGO,
    decades: [1990, 2000],
    cut: [
      [
        'Jambe ample dès la hanche, ourlet qui casse sur la basket.',
        'Wide from the hip, breaking over the trainer.',
      ],
      ['Grandes poches arrière basses, coutures contrastées.', 'Large low back pockets, contrast seams.'],
    ],
    wear: [
      ['Un haut court, sinon l’on s’y perd.', 'Keep the top short or you will get lost in it.'],
      ['Taille à prendre plutôt petite.', 'Size down if in doubt.'],
    ],
  },
  {
    ...jeans,
    name: ['Pantalon à pinces', 'pleated trousers'],
    weight: 3,
    price: 40,
    traits: { cut: 'pleats', rise: 'high' },
    materials: ['wool', 'linen', 'cotton', 'flannel'],
    patterns: ['plain', 'herringbone', 'pinstripe', 'windowpane'],
    cut: [
      [
        'Deux pinces de chaque côté, pli marqué, poches en biais.',
        'Two pleats each side, a sharp crease, slanted pockets.',
      ],
      [
        'Taille haute, ampleur à la cuisse, ourlet à revers.',
        'High waist, room in the thigh, turned-up hem.',
      ],
    ],
    wear: [
      [
        'Avec un tee-shirt pour le rajeunir, des bretelles pour l’assumer.',
        'With a tee to loosen it up, or braces to commit.',
      ],
      ['La ceinture se porte vraiment à la taille.', 'The waistband really does belong at the waist.'],
    ],
  },
  {
    ...jeans,
    name: ['Pantalon de travail', 'work trousers'],
    weight: 3,
    price: 36,
    traits: { cut: 'work', rise: 'mid' },
    materials: ['canvas', 'cotton', 'corduroy'],
    patterns: ['plain'],
    colours: ['bleu-fonce', 'beige', 'marron', 'vert', 'noir', 'ecru', 'bleu-moyen'],
    targets: 'wm',
    cut: [
      ['Triple couture, poche mètre, genoux renforcés.', 'Triple-stitched, rule pocket, double knees.'],
      ['Coupe droite et haute, pensée pour se baisser sans gêne.', 'Straight and high, made to crouch in.'],
    ],
    wear: [
      ['Revers épais et godillots.', 'A thick turn-up and boots.'],
      ['Plus il sert, plus il est beau.', 'The more it works, the better it looks.'],
    ],
  },
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
      ['S’assoit bien : la fente est au bon endroit.', 'Sits well: the vent is in the right place.'],
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
  {
    ...shorts,
    name: ['Short en jean', 'denim shorts'],
    weight: 4,
    price: 24,
    traits: { cut: 'denim' },
    materials: ['denim'],
    patterns: ['plain'],
    colours: ['bleu-clair', 'bleu-moyen', 'bleu-fonce', 'blanc', 'noir'],
    cut: [
      [
        'Un vrai jean recoupé, taille haute, bord effiloché.',
        'Proper jeans cut down: high waist, frayed edge.',
      ],
      ['Cinq poches, jambe droite, revers cousu.', 'Five pockets, straight leg, stitched turn-up.'],
    ],
    wear: [
      ['Chemise d’homme par-dessus, manches roulées.', 'A man’s shirt on top, sleeves rolled.'],
      ['Sur un maillot, du matin au soir.', 'Over a swimsuit from morning to night.'],
    ],
  },
  {
    ...shorts,
    name: ['Short à pinces', 'pleated shorts'],
    weight: 3,
    price: 24,
    traits: { cut: 'pleats' },
    materials: ['linen', 'cotton', 'wool'],
    patterns: ['plain', 'gingham', 'stripes', 'plain'],
    cut: [
      [
        'Taille haute, pinces profondes, jambe évasée au-dessus du genou.',
        'High waist, deep pleats, wide above the knee.',
      ],
      [
        'Poches italiennes, ceinture à passants, ourlet à revers.',
        'Slant pockets, belt loops, turned-up hem.',
      ],
    ],
    wear: [
      ['Marcel blanc et sandales en cuir.', 'White vest and leather sandals.'],
      ['Avec la veste assortie, si vous la trouvez.', 'With the matching jacket, if you ever find it.'],
    ],
  },
  {
    ...shorts,
    name: ['Short de sport', 'running shorts'],
    weight: 2,
    price: 18,
    traits: { cut: 'sport' },
    materials: ['nylon', 'cotton'],
    patterns: ['plain'],
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Fendu sur les côtés, galon contrasté, taille élastiquée.',
        'Split sides, contrast piping, elastic waist.',
      ],
      ['Coupe courte et échancrée, slip intérieur retiré.', 'Short and high-cut, inner brief removed.'],
    ],
    wear: [
      ['Pour courir ou pour faire croire.', 'To run in, or to look as if you might.'],
      ['Avec un sweat trop grand.', 'With an oversized sweatshirt.'],
    ],
  },
];
