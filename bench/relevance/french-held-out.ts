import { help, judge, type JudgedSet } from './judgement.ts';
import {
  BAG,
  BLUES,
  DRESS,
  JACKET,
  JEANS,
  KNIT,
  SHIRT,
  SHOES,
  SHORTS,
  SKIRT,
  TEE,
  TROUSERS,
} from './pieces.ts';

const MANTEAU = { ...JACKET, name: /manteau|trench|caban|duffle/i };

/** 40 further questions in French, written before the shop was asked any of them. */
export const FRENCH_HELD_OUT: JudgedSet = {
  misspelt: [
    judge('pull cachmire femme', { ...KNIT, material: 'cashmere', universe: 'women' }),
    judge('manto laine beige', { ...MANTEAU, material: 'wool', color: 'beige' }),
    judge('mocasins cuir', { ...SHOES, name: /mocassin/i, material: 'leather' }),
    judge('pantalon velour', { ...TROUSERS, material: ['corduroy', 'velvet'] }),
    judge('ralf lauren chemise', { ...SHIRT, brand: 'Ralph Lauren' }),
    judge('sac longchamps', { ...BAG, brand: 'Longchamp' }),
    judge('doc martens', { brand: 'Dr. Martens' }),
    judge('sonya rykiel', { brand: 'Sonia Rykiel' }),
    judge('vanesa bruno robe', { ...DRESS, brand: 'Vanessa Bruno' }),
    judge('polo la coste', { ...TEE, name: /polo/i, brand: 'Lacoste' }, { ...TEE, brand: 'Lacoste' }),
  ],
  sizes: [
    judge('robe en 36', { ...DRESS, size: '36' }),
    judge('jupe noire T 40', { ...SKIRT, color: 'noir', size: '40' }),
    judge('pointure 39 cuir', { ...SHOES, material: 'leather', size: '39' }),
    judge('jean femme 38 bleu', {
      ...JEANS,
      universe: 'women',
      color: BLUES,
      size: ['38', 'w27', 'w28'],
    }),
    judge('manteau xxl', { ...JACKET, size: 'xxl' }),
    judge('pull homme taille l bleu marine', {
      ...KNIT,
      universe: 'men',
      color: 'bleu-fonce',
      size: 'l',
    }),
    judge('tee shirt fille 6 ans', { ...TEE, universe: 'kids', size: '6 ans' }),
    judge('pantalon garçon 10 ans', { ...TROUSERS, universe: 'kids', size: '10 ans' }),
    judge('short w28', { ...SHORTS, size: 'w28' }),
  ],
  prices: [
    judge('manteau en laine à moins de 100 euros', { ...MANTEAU, material: 'wool', price: [null, 100] }),
    judge('sac à main 50€ max', { ...BAG, price: [null, 50] }),
    judge('robe de 20 à 40 euros', { ...DRESS, price: [20, 40] }),
    judge('jean levis pas trop cher', { ...JEANS, brand: "Levi's", cheap: true }),
    judge('pull irlandais < 60 €', { ...KNIT, name: /irlandais/i, price: [null, 60] }),
  ],
  negation: [
    judge('jean pas bleu', { ...JEANS, not: { color: BLUES } }),
    judge(
      'robe fleurie sans manches',
      { ...DRESS, pattern: 'flowers', name: /sans manches/i },
      { ...DRESS, pattern: 'flowers' },
    ),
    judge('manteau sans laine', { ...MANTEAU, not: { material: 'wool' } }),
    judge('pull ni noir ni gris', { ...KNIT, not: { color: ['noir', 'gris'] } }),
    judge('chaussures femme sauf cuir', { ...SHOES, universe: 'women', not: { material: 'leather' } }),
  ],
  decades: [
    judge('blazer des années 80', { ...JACKET, name: /blazer/i, years: '1980' }),
    judge('robe sixties', { ...DRESS, years: '1960' }),
    judge(
      'jean 90s taille haute',
      { ...JEANS, years: '1990', name: /taille haute/i },
      { ...JEANS, years: '1990' },
    ),
    judge('jupe 70’s en daim', { ...SKIRT, years: '1970', material: 'suede' }),
  ],
  brands: [
    judge('yves st laurent vintage', {
      brand: ['Yves Saint Laurent', 'Saint Laurent'],
      family: ['vintage', 'archive'],
    }),
    judge(
      'veste de travail carhartt homme taille L',
      { ...JACKET, brand: 'Carhartt', universe: 'men', size: 'l', name: /travail/i },
      { ...JACKET, brand: 'Carhartt', universe: 'men', size: 'l' },
    ),
    judge('robe jean paul gauthier', { ...DRESS, brand: 'Jean Paul Gaultier' }),
    judge('pull marin saint james', { ...KNIT, brand: 'Saint James' }, { brand: 'Saint James' }),
  ],
  'many words': [
    judge(
      'je voudrais une jolie robe verte à pois pour un mariage',
      { ...DRESS, color: 'vert', pattern: 'dots' },
      { ...DRESS, pattern: 'dots' },
    ),
    judge('bonjour je cherche un blouson en cuir marron homme taille M', {
      ...JACKET,
      name: /blouson|perfecto/i,
      material: 'leather',
      color: 'marron',
      universe: 'men',
      size: 'm',
    }),
    help('combien coûte la livraison en belgique', 'delivery'),
  ],
};
