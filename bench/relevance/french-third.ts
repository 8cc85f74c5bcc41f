import { help, judge, type JudgedSet } from './judgement.ts';
import {
  BAG,
  DRESS,
  HATS,
  JACKET,
  JEANS,
  KNIT,
  SCARF,
  SHIRT,
  SHOES,
  SHORTS,
  SKIRT,
  TEE,
  TROUSERS,
} from './pieces.ts';

const MANTEAU = { ...JACKET, name: /manteau/i };
const VINTAGE = ['vintage', 'archive'] as const;

/** 40 further questions in French, written before the shop was asked any of them: much of it as typed on a phone. */
export const FRENCH_THIRD: JudgedSet = {
  'on a phone': [
    judge('Robe noir femme 40', { ...DRESS, color: 'noir', universe: 'women', size: '40' }),
    judge('veste en jeans hommes', { ...JACKET, material: 'denim', universe: 'men' }),
    judge('chemise blanche hommes xl', { ...SHIRT, color: 'blanc', universe: 'men', size: 'xl' }),
    judge('robe d ete fleurie', { ...DRESS, pattern: 'flowers' }),
    judge('jupe plissee noire', { ...SKIRT, color: 'noir', name: /plissée/i }, { ...SKIRT, color: 'noir' }),
    judge('t shirt raye', { ...TEE, pattern: 'stripes' }),
    judge('foulards soie vintage', { ...SCARF, material: 'silk', family: VINTAGE }),
  ],
  misspelt: [
    judge('chemisse a careaux', { ...SHIRT, pattern: 'checks' }),
    judge('pull cachmire', { ...KNIT, material: 'cashmere' }),
    judge(
      'botines cuire',
      { ...SHOES, name: /bottine/i, material: 'leather' },
      { ...SHOES, material: 'leather' },
    ),
    judge('robe vintge rouge', { ...DRESS, color: 'rouge', family: VINTAGE }, { ...DRESS, color: 'rouge' }),
    judge('pull ralph lorenne', { ...KNIT, brand: 'Ralph Lauren' }),
    judge('carrhart veste', { ...JACKET, brand: 'Carhartt' }),
    judge('panttalon velour', { ...TROUSERS, material: ['corduroy', 'velvet'] }),
  ],
  sizes: [
    judge('jupe fr 40', { ...SKIRT, size: '40' }),
    judge('robe longue taille 42', { ...DRESS, name: /longue/i, size: '42' }, { ...DRESS, size: '42' }),
    judge('chaussures pour homme pointure 43', { ...SHOES, universe: 'men', size: '43' }),
    judge('jean W31 L32 homme', { ...TROUSERS, universe: 'men', size: 'w31 l32' }),
    judge('manteau femme noir 42', { ...JACKET, universe: 'women', color: 'noir', size: '42' }),
    judge('pulls M', { ...KNIT, size: 'm' }),
    judge('robe fille 8 ans', { ...DRESS, universe: 'kids', size: '8 ans' }),
  ],
  prices: [
    judge('robe en soie moins de 80€', { ...DRESS, material: 'silk', price: [null, 80] }),
    judge('chaussures femme 30-60 euros', { ...SHOES, universe: 'women', price: [30, 60] }),
    judge('jean entre 30 et 50', { ...JEANS, price: [30, 50] }, { ...TROUSERS, price: [30, 50] }),
    judge('veste homme plus de 150 €', { ...JACKET, universe: 'men', price: [150, null] }),
    judge('chemisier pas cher', { ...SHIRT, cheap: true }),
  ],
  negation: [
    judge('manteau pas noir', { ...MANTEAU, not: { color: 'noir' } }, { ...JACKET, not: { color: 'noir' } }),
    judge('pantalon homme sauf jean', { ...TROUSERS, universe: 'men', not: { material: 'denim' } }),
    judge('chemise sans motif', { ...SHIRT, pattern: 'plain' }),
  ],
  decades: [
    judge('robe année 60', { ...DRESS, years: '1960' }),
    judge('blouson cuir 90’s homme', { ...JACKET, material: 'leather', years: '1990', universe: 'men' }),
    judge('jupe vintage 1980', { ...SKIRT, years: '1980' }),
  ],
  brands: [
    judge('chemisier soie YSL', {
      ...SHIRT,
      material: 'silk',
      brand: ['Yves Saint Laurent', 'Saint Laurent'],
    }),
    judge('tshirt petit bateau enfant', { ...TEE, brand: 'Petit Bateau', universe: 'kids' }),
    judge('veste the northface', { ...JACKET, brand: 'The North Face' }),
    judge('sac dior vintage', { ...BAG, brand: 'Dior', family: VINTAGE }, { ...BAG, brand: 'Dior' }),
  ],
  'many words': [
    judge('veste en velours marron pour mon copain', {
      ...JACKET,
      material: ['corduroy', 'velvet'],
      color: 'marron',
      universe: 'men',
    }),
    judge('short ou bermuda en lin homme', { ...SHORTS, material: 'linen', universe: 'men' }),
    judge('chapeau feutre homme', { ...HATS, material: 'felt', universe: 'men' }),
    help('puis je retourner un article', 'returns'),
  ],
};
