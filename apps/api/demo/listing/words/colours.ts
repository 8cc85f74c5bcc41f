import type { Colour } from '@patine/illustrations';

interface ColourWords {
  /** Value of the feed's colour column. */
  name: string;
  masculine: string;
  feminine: string;
  en: string;
}

const colour = (name: string, en: string, feminine = name.toLowerCase()): ColourWords => ({
  name,
  masculine: name.toLowerCase(),
  feminine,
  en,
});

export const COLOUR_WORDS: Readonly<Record<Colour, ColourWords>> = {
  blanc: colour('Blanc', 'white', 'blanche'),
  noir: colour('Noir', 'black', 'noire'),
  rouge: colour('Rouge', 'red'),
  vert: colour('Vert', 'green', 'verte'),
  rose: colour('Rose', 'pink'),
  beige: colour('Beige', 'beige'),
  ecru: colour('Écru', 'ecru', 'écrue'),
  gris: colour('Gris', 'grey', 'grise'),
  marron: colour('Marron', 'brown'),
  multicolore: colour('Multicolore', 'multicoloured'),
  'bleu-fonce': colour('Bleu foncé', 'dark blue'),
  jaune: colour('Jaune', 'yellow'),
  violet: colour('Violet', 'purple', 'violette'),
  'bleu-clair': colour('Bleu clair', 'light blue'),
  orange: colour('Orange', 'orange'),
  dore: colour('Doré', 'gold', 'dorée'),
  'bleu-moyen': colour('Bleu moyen', 'mid-blue'),
  argente: colour('Argenté', 'silver', 'argentée'),
};
