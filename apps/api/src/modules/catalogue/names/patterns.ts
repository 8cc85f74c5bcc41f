import { findPhrases } from './find-phrases.ts';
import { lookUp, type Named } from './look-up-name.ts';

/** Patterns, found in longer texts: "imprimé à fleurs" is flowers. */
export const PATTERN_NAMES: readonly Named[] = [
  {
    slug: 'stripes',
    fr: 'Rayures',
    en: 'Stripes',
    also: [
      'rayé',
      'rayée',
      'striped',
      'stripe',
      'marinière',
      'rayures tennis',
      'pinstripe',
      'breton stripe',
      'mille raies',
    ],
  },
  {
    slug: 'checks',
    fr: 'Carreaux',
    en: 'Checks',
    also: [
      'checked',
      'check',
      'plaid',
      'vichy',
      'gingham',
      'tartan',
      'écossais',
      'écossaise',
      'madras',
      'prince de galles',
      'damier',
      'à carreaux',
      'quadrillé',
    ],
  },
  {
    slug: 'flowers',
    fr: 'Fleurs',
    en: 'Flowers',
    also: [
      'fleuri',
      'fleurie',
      'floral',
      'florale',
      'à fleurs',
      'liberty',
      'flower',
      'hibiscus',
      'tropical',
      'hawaïen',
      'hawaiian',
    ],
  },
  {
    slug: 'dots',
    fr: 'Pois',
    en: 'Dots',
    also: ['polka dots', 'polka dot', 'à pois', 'plumetis', 'dotted', 'spots'],
  },
  {
    slug: 'geometric',
    fr: 'Géométrique',
    en: 'Geometric',
    also: ['formes géométriques', 'art déco', 'zigzag'],
  },
  { slug: 'abstract', fr: 'Abstrait', en: 'Abstract', also: ['abstraite', 'psychédélique', 'psychedelic'] },
  { slug: 'herringbone', fr: 'Chevrons', en: 'Herringbone', also: ['chevron'] },
  {
    slug: 'houndstooth',
    fr: 'Pied-de-poule',
    en: 'Houndstooth',
    also: ['pied de coq', 'pieds de poule', 'dogtooth'],
  },
  {
    slug: 'leopard',
    fr: 'Léopard',
    en: 'Leopard',
    also: ['animal', 'animalier', 'panthère', 'guépard', 'cheetah', 'leopard print', 'animal print'],
  },
  { slug: 'zebra', fr: 'Zèbre', en: 'Zebra', also: ['zébré', 'zébrée', 'tigre', 'tigré'] },
  { slug: 'snake', fr: 'Serpent', en: 'Snake', also: ['python', 'croco', 'imprimé serpent', 'snakeskin'] },
  { slug: 'camouflage', fr: 'Camouflage', en: 'Camouflage', also: ['camo', 'militaire'] },
  { slug: 'tie-dye', fr: 'Tie and dye', en: 'Tie-dye', also: ['batik', 'shibori', 'tie dye'] },
  { slug: 'paisley', fr: 'Cachemire', en: 'Paisley', also: ['motif cachemire', 'bandana'] },
  { slug: 'jacquard', fr: 'Jacquard', en: 'Fair Isle', also: ['fairisle', 'nordique', 'norvégien'] },
  {
    slug: 'cables',
    fr: 'Torsades',
    en: 'Cables',
    also: ['torsadé', 'torsadée', 'irlandais', 'aran', 'cable knit'],
  },
  { slug: 'argyle', fr: 'Losanges', en: 'Argyle', also: ['intarsia'] },
  { slug: 'patchwork', fr: 'Patchwork', en: 'Patchwork' },
  {
    slug: 'embroidered',
    fr: 'Brodé',
    en: 'Embroidered',
    also: ['brodée', 'broderie', 'broderies', 'embroidery'],
  },
  { slug: 'logo', fr: 'Logo', en: 'Logo', also: ['monogramme', 'monogram', 'logotypé'] },
  {
    slug: 'ethnic',
    fr: 'Ethnique',
    en: 'Ethnic',
    also: ['wax', 'africain', 'ikat', 'aztèque', 'aztec', 'navajo'],
  },
  {
    slug: 'graphic',
    fr: 'Graphique',
    en: 'Graphic',
    also: ['imprimé graphique', 'graphic print', 'sérigraphie'],
  },
  {
    slug: 'bicolour',
    fr: 'Bicolore',
    en: 'Two-tone',
    also: ['color block', 'colour block', 'colorblock', 'tricolore'],
  },
];

export const findPattern = lookUp(PATTERN_NAMES);
export const findPatterns = findPhrases(PATTERN_NAMES);

/** What sellers write where a piece has no pattern. */
const PLAIN: readonly Named[] = [
  {
    slug: 'plain',
    fr: 'Uni',
    en: 'Plain',
    also: [
      'unie',
      'solid',
      'solid colour',
      'sans motif',
      'aucun',
      'aucun motif',
      'none',
      'no pattern',
      'plain colour',
      'imprimé',
      'printed',
      'motif',
      'autre',
      'other',
    ],
  },
];
const findPlain = lookUp(PLAIN);
/** True for a text that says that there is no pattern, or that does not say which. */
export const saysNoPattern = (text: string) => findPlain(text) !== undefined;
