import { lookUp, type Named } from './look-up-name.ts';

/** Styles with names in both languages; others keep the name that the feed gives. */
export const STYLE_NAMES: readonly Named[] = [
  { slug: 'bohemian', fr: 'Bohème', en: 'Bohemian', also: ['boho', 'hippie'] },
  { slug: 'workwear', fr: 'Workwear', en: 'Workwear', also: ['vêtement de travail'] },
  { slug: 'preppy', fr: 'Preppy', en: 'Preppy', also: ['bcbg'] },
  { slug: 'minimalist', fr: 'Minimaliste', en: 'Minimalist', also: ['minimal'] },
  { slug: 'romantic', fr: 'Romantique', en: 'Romantic' },
  { slug: 'rock', fr: 'Rock', en: 'Rock', also: ['biker', 'motard'] },
  { slug: 'sporty', fr: 'Sport', en: 'Sporty', also: ['sportswear'] },
  { slug: 'western', fr: 'Western', en: 'Western' },
  { slug: 'folk', fr: 'Folk', en: 'Folk', also: ['folklore'] },
  { slug: 'evening', fr: 'Soirée', en: 'Evening', also: ['cocktail', 'party'] },
  { slug: 'classic', fr: 'Classique', en: 'Classic' },
];

export const findStyle = lookUp(STYLE_NAMES);
