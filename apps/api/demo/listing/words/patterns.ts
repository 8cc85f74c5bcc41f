import type { Pattern } from '@patine/illustrations';
import type { Pair } from './pair.ts';

interface PatternWords {
  /** Value of the feed's pattern column. */
  name: string;
  title: Pair;
}
const pattern = (name: string, fr: string, en: string): PatternWords => ({ name, title: [fr, en] });

export const PATTERN_WORDS: Readonly<Record<Exclude<Pattern, 'plain'>, PatternWords>> = {
  stripes: pattern('Rayures', 'à rayures', 'striped'),
  breton: pattern('Rayures', 'à rayures marinières', 'Breton-striped'),
  pinstripe: pattern('Rayures', 'à fines rayures tennis', 'pinstriped'),
  gingham: pattern('Carreaux', 'à carreaux vichy', 'gingham'),
  tartan: pattern('Carreaux', 'écossais', 'tartan'),
  windowpane: pattern('Carreaux', 'à carreaux fenêtre', 'windowpane-check'),
  floral: pattern('Fleurs', 'à fleurs', 'floral'),
  liberty: pattern('Fleurs', 'à fleurettes', 'ditsy-floral'),
  dots: pattern('Pois', 'à pois', 'polka-dot'),
  geometric: pattern('Géométrique', 'à motif géométrique', 'geometric-print'),
  herringbone: pattern('Chevrons', 'à chevrons', 'herringbone'),
  houndstooth: pattern('Pied-de-poule', 'pied-de-poule', 'houndstooth'),
  leopard: pattern('Léopard', 'léopard', 'leopard-print'),
  paisley: pattern('Cachemire', 'à motif cachemire', 'paisley'),
  fairisle: pattern('Jacquard', 'jacquard', 'Fair Isle'),
  cable: pattern('Torsades', 'à torsades', 'cable-knit'),
  argyle: pattern('Losanges', 'à losanges', 'argyle'),
  patchwork: pattern('Patchwork', 'en patchwork', 'patchwork'),
};
