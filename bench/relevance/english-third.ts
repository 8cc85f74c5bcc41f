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

const COAT = { ...JACKET, name: /coat/i };
const VINTAGE = ['vintage', 'archive'] as const;

/** 40 further questions in English, written before the shop was asked any of them: much of it as typed on a phone. */
export const ENGLISH_THIRD: JudgedSet = {
  'on a phone': [
    judge('Black dress 12', { ...DRESS, color: 'noir', size: '40' }),
    judge('mens denim jackets', { ...JACKET, material: 'denim', universe: 'men' }),
    judge('white shirt mens xl', { ...SHIRT, color: 'blanc', universe: 'men', size: 'xl' }),
    judge('flowery summer dress', { ...DRESS, pattern: 'flowers' }),
    judge('black pleated skirt', { ...SKIRT, color: 'noir', name: /pleated/i }, { ...SKIRT, color: 'noir' }),
    judge('t shirt striped', { ...TEE, pattern: 'stripes' }),
    judge('silk scarves vintage', { ...SCARF, material: 'silk', family: VINTAGE }),
  ],
  misspelt: [
    judge('chequed shirt', { ...SHIRT, pattern: 'checks' }),
    judge('cashmear jumper', { ...KNIT, material: 'cashmere' }),
    judge(
      'lether ankle boots',
      { ...SHOES, name: /ankle boot/i, material: 'leather' },
      { ...SHOES, material: 'leather' },
    ),
    judge('vintge red dress', { ...DRESS, color: 'rouge', family: VINTAGE }, { ...DRESS, color: 'rouge' }),
    judge('ralph laurent sweater', { ...KNIT, brand: 'Ralph Lauren' }),
    judge('carharrt jacket', { ...JACKET, brand: 'Carhartt' }),
    judge('corderoy trowsers', { ...TROUSERS, material: 'corduroy' }),
  ],
  sizes: [
    judge('skirt UK 10', { ...SKIRT, size: '38' }),
    judge('long dress size 14', { ...DRESS, name: /long|maxi/i, size: '42' }, { ...DRESS, size: '42' }),
    judge("men's shoes eu 43", { ...SHOES, universe: 'men', size: '43' }),
    judge('mens jeans W31 L32', { ...TROUSERS, universe: 'men', size: 'w31 l32' }),
    judge("women's coat size L", { ...JACKET, universe: 'women', size: 'l' }),
    judge('jumpers in M', { ...KNIT, size: 'm' }),
    judge('girls t-shirt 8 years', { ...TEE, universe: 'kids', size: ['8 ans', '8 years'] }),
  ],
  prices: [
    judge('silk dress under €80', { ...DRESS, material: 'silk', price: [null, 80] }),
    judge("women's shoes 30-60 euros", { ...SHOES, universe: 'women', price: [30, 60] }),
    judge('jeans between 30 and 50', { ...JEANS, price: [30, 50] }, { ...TROUSERS, price: [30, 50] }),
    judge("men's jacket over 150", { ...JACKET, universe: 'men', price: [150, null] }),
    judge('cheap blouse', { ...SHIRT, cheap: true }),
  ],
  negation: [
    judge('coat but not black', { ...COAT, not: { color: 'noir' } }, { ...JACKET, not: { color: 'noir' } }),
    judge('mens trousers no denim', { ...TROUSERS, universe: 'men', not: { material: 'denim' } }),
    judge('plain shirt', { ...SHIRT, pattern: 'plain' }),
  ],
  decades: [
    judge('dress from the 60s', { ...DRESS, years: '1960' }),
    judge("90's leather jacket mens", { ...JACKET, material: 'leather', years: '1990', universe: 'men' }),
    judge('vintage 1980 skirt', { ...SKIRT, years: '1980' }),
  ],
  brands: [
    judge('YSL silk blouse', { ...SHIRT, material: 'silk', brand: ['Yves Saint Laurent', 'Saint Laurent'] }),
    judge('petit bateau kids tshirt', { ...TEE, brand: 'Petit Bateau', universe: 'kids' }),
    judge('northface jacket', { ...JACKET, brand: 'The North Face' }),
    judge('vintage dior bag', { ...BAG, brand: 'Dior', family: VINTAGE }, { ...BAG, brand: 'Dior' }),
  ],
  'many words': [
    judge('brown corduroy jacket for my husband', {
      ...JACKET,
      material: 'corduroy',
      color: 'marron',
      universe: 'men',
    }),
    judge("men's linen shorts or bermudas", { ...SHORTS, material: 'linen', universe: 'men' }),
    judge("men's felt hat", { ...HATS, material: 'felt', universe: 'men' }),
    help('can i return an item', 'returns'),
  ],
};
