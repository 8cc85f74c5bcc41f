import type { Model } from './model.ts';

const jeans = { kind: 'jeans', feminine: false, targets: 'wmk', size: 'waist', patterns: ['plain'] } as const;
const INDIGO = ['bleu-moyen', 'bleu-fonce', 'bleu-clair', 'noir', 'bleu-moyen', 'blanc', 'gris'] as const;

export const trousers: readonly Model[] = [
  {
    ...jeans,
    name: ['Jean droit', 'straight-leg jeans'],
    weight: 8,
    price: 42,
    traits: { cut: 'straight', rise: 'high' },
    materials: ['denim'],
    colors: INDIGO,
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
    colors: ['bleu-moyen', 'bleu-fonce', 'bleu-clair', 'marron', 'noir'],
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
    colors: INDIGO,
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
    colors: INDIGO,
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
    colors: ['bleu-fonce', 'beige', 'marron', 'vert', 'noir', 'ecru', 'bleu-moyen'],
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
];
