import type { Defect, Kind, Place } from '@patine/illustrations';
import type { Pair } from './words/pair.ts';

export interface Flaw {
  defect: Defect;
  place: Place;
  words: Pair;
  kinds: readonly Kind[];
}

const WOVEN = ['dress', 'shirt', 'skirt', 'jacket', 'coat', 'jeans', 'shorts', 'tshirt', 'scarf'] as const;
const KNIT = ['jumper', 'scarf', 'hat', 'coat'] as const;
const HIDE = ['bag', 'shoes'] as const;
const SLEEVED = ['shirt', 'jacket', 'coat', 'jumper'] as const;
const flaw = (defect: Defect, place: Place, kinds: readonly Kind[], fr: string, en: string): Flaw => ({
  defect,
  place,
  kinds,
  words: [fr, en],
});

export const FLAWS: readonly Flaw[] = [
  flaw(
    'stain',
    'front',
    WOVEN,
    'Petite tache claire sur le devant, partie à moitié au lavage',
    'Small pale stain on the front, half gone in the wash',
  ),
  flaw(
    'stain',
    'back',
    WOVEN,
    'Tache discrète au dos, de la taille d’une pièce d’un euro',
    'Discreet stain on the back, the size of a one-euro coin',
  ),
  flaw('stain', 'hem', WOVEN, 'Auréole légère près de l’ourlet', 'Faint water mark near the hem'),
  flaw('stain', 'sleeve', SLEEVED, 'Trace d’encre sur une manche', 'Ink mark on one sleeve'),
  flaw(
    'hole',
    'front',
    [...WOVEN, ...KNIT],
    'Petit trou de mite sur le devant, visible de près',
    'Small moth hole on the front, visible up close',
  ),
  flaw(
    'hole',
    'hem',
    WOVEN,
    'Trou de deux millimètres au-dessus de l’ourlet',
    'Two-millimetre hole above the hem',
  ),
  flaw(
    'pilling',
    'sleeve',
    ['jumper', 'coat'],
    'Boulochage sur les manches, à reprendre au rasoir',
    'Pilling on the sleeves, nothing a shaver cannot fix',
  ),
  flaw('pilling', 'front', KNIT, 'Bouloches légères à l’avant', 'Light pilling on the front'),
  flaw('snag', 'hem', WOVEN, 'Accroc discret à l’ourlet', 'Discreet snag at the hem'),
  flaw(
    'snag',
    'front',
    ['jumper', 'dress', 'shirt', 'scarf'],
    'Un fil tiré sur le devant',
    'One pulled thread on the front',
  ),
  flaw(
    'fading',
    'collar',
    ['shirt', 'jacket', 'coat', 'dress', 'tshirt'],
    'Décoloration légère au col',
    'Slight fading at the collar',
  ),
  flaw(
    'fading',
    'front',
    ['jeans', 'shorts', 'jacket', 'skirt', 'hat', 'bag'],
    'Délavage irrégulier sur le devant',
    'Uneven fading on the front',
  ),
  flaw(
    'button',
    'front',
    ['shirt', 'coat'],
    'Un bouton manquant, remplacement facile',
    'One button missing, easily replaced',
  ),
  flaw(
    'fray',
    'hem',
    ['jeans', 'shorts', 'jacket', 'skirt', 'scarf'],
    'Bas effiloché sur quelques centimètres',
    'Hem frayed over a few centimetres',
  ),
  flaw('fray', 'collar', ['shirt', 'jumper'], 'Col élimé sur le pli', 'Collar worn along the fold'),
  flaw(
    'scuff',
    'front',
    HIDE,
    'Éraflures sur le cuir, estompées au cirage',
    'Scuffs on the leather, softened with polish',
  ),
  flaw('scuff', 'hem', HIDE, 'Coins et bords frottés', 'Rubbed corners and edges'),
  flaw(
    'stain',
    'front',
    ['bag', 'hat', 'shoes'],
    'Marque d’eau ancienne sur le devant',
    'Old water mark on the front',
  ),
  flaw(
    'mend',
    'front',
    [...WOVEN, 'jumper'],
    'Reprise ancienne, faite à la main et bien visible',
    'An old mend, done by hand and plain to see',
  ),
  flaw('mend', 'sleeve', SLEEVED, 'Coude reprisé avec soin', 'Elbow carefully darned'),
];
