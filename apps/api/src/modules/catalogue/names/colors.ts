import { COLORS, type ColorSlug } from '@patine/core';
import { findPhrases } from './find-phrases.ts';
import { lookUp, type Named } from './look-up-name.ts';

/** The colours of the filter, and the shades that come under each, found in longer texts: "bleu canard" is mid-blue. */
export const COLOR_NAMES: readonly (Named & { slug: ColorSlug })[] = [
  {
    slug: 'blanc',
    fr: 'Blanc',
    en: 'White',
    also: ['blanche', 'off white', 'blanc cassé', 'blanc optique', 'weiss', 'bianco'],
  },
  {
    slug: 'noir',
    fr: 'Noir',
    en: 'Black',
    also: ['noire', 'anthracite', 'charcoal', 'jet black', 'ébène', 'ebony', 'schwarz', 'nero'],
  },
  {
    slug: 'gris',
    fr: 'Gris',
    en: 'Grey',
    also: [
      'grise',
      'gray',
      'gris clair',
      'gris foncé',
      'gris chiné',
      'gris perle',
      'taupe',
      'souris',
      'ardoise',
      'slate',
      'stone',
      'cendre',
      'grau',
    ],
  },
  {
    slug: 'ecru',
    fr: 'Écru',
    en: 'Ecru',
    also: [
      'écrue',
      'ivoire',
      'ivory',
      'cream',
      'crème',
      'naturel',
      'natural',
      'coquille',
      'eggshell',
      'lin',
      'vanille',
    ],
  },
  {
    slug: 'beige',
    fr: 'Beige',
    en: 'Beige',
    also: [
      'sable',
      'sand',
      'nude',
      'camel',
      'chair',
      'poudre',
      'mastic',
      'grège',
      'champagne',
      'blé',
      'kaki clair',
      'fauve clair',
      'greige',
    ],
  },
  {
    slug: 'marron',
    fr: 'Marron',
    en: 'Brown',
    also: [
      'brun',
      'brune',
      'chocolat',
      'chocolate',
      'tan',
      'cognac',
      'tabac',
      'tobacco',
      'caramel',
      'noisette',
      'chestnut',
      'châtaigne',
      'fauve',
      'moka',
      'mocha',
      'café',
      'coffee',
      'acajou',
      'bronze',
      'gold brown',
      'braun',
    ],
  },
  {
    slug: 'rouge',
    fr: 'Rouge',
    en: 'Red',
    also: [
      'bordeaux',
      'burgundy',
      'grenat',
      'lie de vin',
      'vermillon',
      'carmin',
      'cerise',
      'cherry',
      'crimson',
      'maroon',
      'rubis',
      'ruby',
      'wine',
      'rouge brique',
      'brick',
      'brique',
      'scarlet',
      'rot',
      'rosso',
    ],
  },
  {
    slug: 'rose',
    fr: 'Rose',
    en: 'Pink',
    also: [
      'fuchsia',
      'vieux rose',
      'rose poudré',
      'corail',
      'coral',
      'saumon',
      'salmon',
      'framboise',
      'raspberry',
      'magenta',
      'pêche',
      'peach',
      'blush',
      'dusty pink',
      'rose pâle',
      'hot pink',
      'bubble gum',
      'rosa',
    ],
  },
  {
    slug: 'orange',
    fr: 'Orange',
    en: 'Orange',
    also: [
      'rouille',
      'rust',
      'terracotta',
      'abricot',
      'apricot',
      'mandarine',
      'citrouille',
      'cuivre',
      'copper',
      'orangé',
      'orangée',
      'tangerine',
      'burnt orange',
    ],
  },
  {
    slug: 'jaune',
    fr: 'Jaune',
    en: 'Yellow',
    also: [
      'moutarde',
      'mustard',
      'citron',
      'lemon',
      'safran',
      'saffron',
      'ocre',
      'ochre',
      'curry',
      'jaune poussin',
      'canari',
      'gelb',
      'giallo',
    ],
  },
  {
    slug: 'vert',
    fr: 'Vert',
    en: 'Green',
    also: [
      'verte',
      'kaki',
      'khaki',
      'olive',
      'vert foncé',
      'vert sapin',
      'vert bouteille',
      'émeraude',
      'emerald',
      'menthe',
      'mint',
      'sauge',
      'sage',
      'anis',
      'vert d’eau',
      'bottle green',
      'forest',
      'forêt',
      'lime',
      'army',
      'céladon',
      'pistache',
      'grün',
      'gruen',
      'verde',
    ],
  },
  {
    slug: 'bleu-clair',
    fr: 'Bleu clair',
    en: 'Light blue',
    also: [
      'bleu ciel',
      'ciel',
      'sky blue',
      'turquoise',
      'baby blue',
      'bleu pâle',
      'pale blue',
      'bleu pastel',
      'aqua',
      'lagon',
      'bleu glacier',
      'stonewash',
      'bleu délavé',
      'délavé',
      'light wash',
      'azur',
      'cyan',
    ],
  },
  {
    slug: 'bleu-moyen',
    fr: 'Bleu moyen',
    en: 'Mid-blue',
    also: [
      'bleu',
      'bleue',
      'blue',
      'medium blue',
      'bleu roi',
      'royal blue',
      'bleu électrique',
      'electric blue',
      'bleu canard',
      'teal',
      'pétrole',
      'petrol',
      'bleu de travail',
      'cobalt',
      'bleu jean',
      'jean',
      'denim',
      'bleu denim',
      'klein',
      'outremer',
      'blau',
      'azzurro',
      'blu',
    ],
  },
  {
    slug: 'bleu-fonce',
    fr: 'Bleu foncé',
    en: 'Dark blue',
    also: [
      'marine',
      'bleu marine',
      'navy',
      'navy blue',
      'indigo',
      'bleu nuit',
      'midnight blue',
      'midnight',
      'nuit',
      'bleu brut',
      'brut',
      'raw denim',
      'dark denim',
      'encre',
      'dunkelblau',
    ],
  },
  {
    slug: 'violet',
    fr: 'Violet',
    en: 'Purple',
    also: [
      'violette',
      'mauve',
      'lilas',
      'lilac',
      'prune',
      'plum',
      'lavande',
      'lavender',
      'aubergine',
      'parme',
      'améthyste',
      'amethyst',
      'lila',
      'cassis',
    ],
  },
  { slug: 'dore', fr: 'Doré', en: 'Gold', also: ['dorée', 'or', 'golden', 'or rose', 'rose gold', 'laiton'] },
  {
    slug: 'argente',
    fr: 'Argenté',
    en: 'Silver',
    also: ['argentée', 'argent', 'métallisé', 'metallic', 'métallique'],
  },
  {
    slug: 'multicolore',
    fr: 'Multicolore',
    en: 'Multicoloured',
    also: [
      'multicolour',
      'multicolor',
      'multicolored',
      'multi',
      'plusieurs couleurs',
      'bicolore',
      'tricolore',
      'arc en ciel',
      'rainbow',
      'imprimé',
      'printed',
      'bariolé',
      'à motifs',
      'mehrfarbig',
      'various',
    ],
  },
  {
    slug: 'autre',
    fr: 'Autre',
    en: 'Other',
    also: ['autre couleur', 'other colour', 'transparent', 'indéterminé', 'clear'],
  },
];

const find = lookUp(COLOR_NAMES);
const findAll = findPhrases(COLOR_NAMES);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Weights of red, green and blue differences as eyes see them ("redmean" approximation). */
function distance(a: readonly number[], b: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = a.map((value, index) => value - (b[index] ?? 0));
  const mean = ((a[0] ?? 0) + (b[0] ?? 0)) / 2;
  return (2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2;
}

/** Colours that a swatch alone does not show. */
const NO_SHADE: ReadonlySet<string> = new Set(['multicolore', 'autre', 'dore', 'argente']);
const SHADES = COLORS.filter(({ slug }) => !NO_SHADE.has(slug)).map(({ slug, hex }) => ({
  slug,
  shade: channels(hex),
}));

function nearest(hex: string): ColorSlug | undefined {
  const shade = channels(hex);
  return SHADES.toSorted((a, b) => distance(a.shade, shade) - distance(b.shade, shade))[0]?.slug;
}

const DARK = /\b(?:fonce|foncee|dark|deep|profond|sombre)\b/;
const LIGHT = /\b(?:clair|claire|light|pale|pastel|baby)\b/;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Blues are three colours of the filter: the shade is told by another word. */
function shadeOf(slug: ColorSlug, text: string): ColorSlug {
  if (slug !== 'bleu-moyen') return slug;
  if (DARK.test(plain(text))) return 'bleu-fonce';
  return LIGHT.test(plain(text)) ? 'bleu-clair' : slug;
}

/**
 * Finds the colours that a text names: by a name or a shade, by the known words in it, or the nearest one to a code
 * such as `#1F2F4F`. Empty for words that are no colour of the list.
 */
export function findColors(text: string): ColorSlug[] {
  const exact = find(text);
  if (exact) return [exact.slug];
  const [hex] = /#[0-9a-f]{6}\b/i.exec(text) ?? [];
  const near = hex === undefined ? undefined : nearest(hex);
  if (near) return [near];
  return [...new Set(findAll(text).map(({ slug }) => shadeOf(slug, text)))];
}
