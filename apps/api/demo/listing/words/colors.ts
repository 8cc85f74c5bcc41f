import type { Color } from '@patine/illustrations';

interface ColorWords {
  /** Value of the feed's colour column. */
  name: string;
  masculine: string;
  feminine: string;
  en: string;
}

const color = (name: string, en: string, feminine = name.toLowerCase()): ColorWords => ({
  name,
  masculine: name.toLowerCase(),
  feminine,
  en,
});

export const COLOR_WORDS: Readonly<Record<Color, ColorWords>> = {
  blanc: color('Blanc', 'white', 'blanche'),
  noir: color('Noir', 'black', 'noire'),
  rouge: color('Rouge', 'red'),
  vert: color('Vert', 'green', 'verte'),
  rose: color('Rose', 'pink'),
  beige: color('Beige', 'beige'),
  ecru: color('Écru', 'ecru', 'écrue'),
  gris: color('Gris', 'grey', 'grise'),
  marron: color('Marron', 'brown'),
  multicolore: color('Multicolore', 'multicoloured'),
  'bleu-fonce': color('Bleu foncé', 'dark blue'),
  jaune: color('Jaune', 'yellow'),
  violet: color('Violet', 'purple', 'violette'),
  'bleu-clair': color('Bleu clair', 'light blue'),
  orange: color('Orange', 'orange'),
  dore: color('Doré', 'gold', 'dorée'),
  'bleu-moyen': color('Bleu moyen', 'mid-blue'),
  argente: color('Argenté', 'silver', 'argentée'),
};
