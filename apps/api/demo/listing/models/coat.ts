import type { Model } from './model.ts';

const coat = { kind: 'coat', feminine: false, targets: 'wm', size: 'number' } as const;

export const coats: readonly Model[] = [
  {
    ...coat,
    name: ['Manteau droit', 'straight coat'],
    weight: 4,
    price: 78,
    traits: { style: 'straight' },
    materials: ['wool', 'cashmere', 'tweed'],
    patterns: ['plain', 'plain', 'herringbone', 'houndstooth', 'windowpane'],
    cut: [
      [
        'Revers crantés, trois boutons, poches passepoilées, longueur genou.',
        'Notch lapels, three buttons, welt pockets, knee length.',
      ],
      [
        'Entoilé et doublé de satin, emmanchures assez larges pour une veste.',
        'Canvassed and satin-lined, with room for a jacket.',
      ],
    ],
    wear: [
      ['Col relevé, écharpe dedans.', 'Collar up, scarf inside.'],
      ['Un manteau pour vingt hivers.', 'A coat for twenty winters.'],
    ],
  },
  {
    ...coat,
    name: ['Trench', 'trench coat'],
    weight: 4,
    price: 82,
    traits: { style: 'trench' },
    materials: ['cotton', 'linen'],
    patterns: ['plain'],
    colors: ['beige', 'marron', 'bleu-fonce', 'noir', 'vert', 'ecru', 'gris'],
    cut: [
      [
        'Double boutonnage, bavolet, pattes d’épaule, ceinture à boucle gainée.',
        'Double-breasted, storm flap, epaulettes, belt with a covered buckle.',
      ],
      ['Gabardine serrée, fente au dos, col à agrafe.', 'Tight gabardine, back vent, hook at the collar.'],
    ],
    wear: [
      ['Nouer la ceinture plutôt que la boucler.', 'Knot the belt rather than buckling it.'],
      ['Ouvert sur du denim, fermé sur une robe.', 'Open over denim, closed over a dress.'],
    ],
  },
  {
    ...coat,
    name: ['Caban', 'pea coat'],
    weight: 3,
    price: 68,
    traits: { style: 'pea' },
    materials: ['wool'],
    patterns: ['plain'],
    colors: ['bleu-fonce', 'noir', 'gris', 'rouge', 'beige', 'vert'],
    cut: [
      [
        'Double rangée de boutons à ancre, grand col à rabattre, poches manchon.',
        'Two rows of anchor buttons, wide collar, hand-warmer pockets.',
      ],
      ['Court et croisé, en drap de laine de la marine.', 'Short and double-breasted, in naval melton.'],
    ],
    wear: [
      ['Col relevé les jours de vent.', 'Collar up on windy days.'],
      ['Marinière facultative.', 'Breton stripes optional.'],
    ],
  },
  {
    ...coat,
    name: ['Duffle-coat', 'duffle coat'],
    weight: 3,
    price: 70,
    targets: 'wmk',
    traits: { style: 'duffle' },
    materials: ['wool'],
    patterns: ['plain', 'plain', 'tartan'],
    colors: ['beige', 'bleu-fonce', 'rouge', 'vert', 'gris', 'marron'],
    cut: [
      [
        'Brandebourgs en corde et bûchettes de bois, capuche ample, poches plaquées.',
        'Rope loops and wooden toggles, a wide hood, patch pockets.',
      ],
      [
        'Empiècement d’épaule d’un seul tenant, doublure écossaise.',
        'One-piece shoulder yoke, tartan lining.',
      ],
    ],
    wear: [
      ['Sur un gros pull, sans gants.', 'Over a thick jumper, gloves optional.'],
      ['La pluie fine ne lui fait pas peur.', 'Drizzle does not bother it.'],
    ],
  },
  {
    ...coat,
    name: ['Manteau peignoir', 'wrap coat'],
    weight: 3,
    price: 80,
    targets: 'w',
    traits: { style: 'wrap' },
    materials: ['wool', 'cashmere', 'mohair'],
    patterns: ['plain'],
    cut: [
      [
        'Large col châle, ceinture à nouer, épaules tombantes.',
        'Wide shawl collar, tie belt, dropped shoulders.',
      ],
      ['Aucun bouton : il se croise et se serre.', 'No buttons at all: wrap and tie.'],
    ],
    wear: [
      ['Grand par nature ; on prend sa taille habituelle.', 'Roomy by nature; take your usual size.'],
      [
        'Avec un jean et des baskets, contre toute attente.',
        'With jeans and trainers, against all expectation.',
      ],
    ],
  },
];
