import { lookUp, type Named } from './named.ts';

/** Materials with names in both languages; others keep the name that the feed gives. */
export const MATERIAL_NAMES: readonly Named[] = [
  { slug: 'cotton', fr: 'Coton', en: 'Cotton' },
  { slug: 'linen', fr: 'Lin', en: 'Linen' },
  { slug: 'silk', fr: 'Soie', en: 'Silk' },
  { slug: 'wool', fr: 'Laine', en: 'Wool' },
  { slug: 'merino', fr: 'Mérinos', en: 'Merino' },
  { slug: 'cashmere', fr: 'Cachemire', en: 'Cashmere' },
  { slug: 'mohair', fr: 'Mohair', en: 'Mohair' },
  { slug: 'alpaca', fr: 'Alpaga', en: 'Alpaca' },
  { slug: 'angora', fr: 'Angora', en: 'Angora' },
  { slug: 'tweed', fr: 'Tweed', en: 'Tweed' },
  { slug: 'flannel', fr: 'Flanelle', en: 'Flannel' },
  { slug: 'felt', fr: 'Feutre', en: 'Felt' },
  { slug: 'denim', fr: 'Denim', en: 'Denim', also: ['jean'] },
  { slug: 'corduroy', fr: 'Velours côtelé', en: 'Corduroy' },
  { slug: 'velvet', fr: 'Velours', en: 'Velvet' },
  { slug: 'leather', fr: 'Cuir', en: 'Leather' },
  { slug: 'suede', fr: 'Daim', en: 'Suede', also: ['nubuck'] },
  { slug: 'canvas', fr: 'Toile', en: 'Canvas' },
  { slug: 'jersey', fr: 'Jersey', en: 'Jersey' },
  { slug: 'viscose', fr: 'Viscose', en: 'Viscose', also: ['rayonne', 'rayon'] },
  { slug: 'polyester', fr: 'Polyester', en: 'Polyester' },
  { slug: 'polyamide', fr: 'Polyamide', en: 'Polyamide' },
  { slug: 'nylon', fr: 'Nylon', en: 'Nylon' },
  { slug: 'acrylic', fr: 'Acrylique', en: 'Acrylic' },
  { slug: 'elastane', fr: 'Élasthanne', en: 'Elastane', also: ['spandex'] },
  { slug: 'lace', fr: 'Dentelle', en: 'Lace' },
  { slug: 'satin', fr: 'Satin', en: 'Satin' },
  { slug: 'straw', fr: 'Paille', en: 'Straw' },
  { slug: 'rubber', fr: 'Caoutchouc', en: 'Rubber' },
];

export const findMaterial = lookUp(MATERIAL_NAMES);
