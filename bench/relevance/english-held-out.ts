import { help, judge, type JudgedSet } from './judgement.ts';
import {
  BAG,
  BLUES,
  DRESS,
  JACKET,
  JEANS,
  KNIT,
  SCARF,
  SHIRT,
  SHOES,
  SKIRT,
  TEE,
  TROUSERS,
} from './pieces.ts';

const COAT = { ...JACKET, name: /coat/i };
const BLAZER = { ...JACKET, name: /blazer/i };
const BLOUSE = { ...SHIRT, name: /blouse/i };

/** 40 further questions in English, written before the shop was asked any of them. */
export const ENGLISH_HELD_OUT: JudgedSet = {
  misspelt: [
    judge('cashmire sweater', { ...KNIT, material: 'cashmere' }),
    judge('courduroy pants', { ...TROUSERS, material: 'corduroy' }),
    judge('denim jaket mens', { ...JACKET, material: 'denim', universe: 'men' }),
    judge('ralf lauren shirt', { ...SHIRT, brand: 'Ralph Lauren' }),
    judge('isabelle marrant dress', { ...DRESS, brand: 'Isabel Marant' }),
    judge('doc martins', { brand: 'Dr. Martens' }),
    judge('burburry trench coat', { ...JACKET, name: /trench/i, brand: 'Burberry' }),
    judge('tomy hilfiger jumper', { ...KNIT, brand: 'Tommy Hilfiger' }),
    judge('pleeted skirt', { ...SKIRT, name: /pleated/i }),
    judge('woolen scarf', { ...SCARF, material: 'wool' }),
  ],
  sizes: [
    judge('skirt in a size 12', { ...SKIRT, size: '40' }),
    judge('womens shoes size 6', { ...SHOES, universe: 'women', size: '39' }),
    judge('womens jeans 28 waist', { ...JEANS, universe: 'women', size: 'w28' }),
    judge('mens trousers 32/32', { ...TROUSERS, universe: 'men', size: 'w32 l32' }),
    judge('navy coat size 40', { ...JACKET, color: 'bleu-fonce', size: '40' }),
    judge('medium black tshirt', { ...TEE, color: 'noir', size: 'm' }),
    judge('boys jumper 8 years', { ...KNIT, universe: 'kids', size: ['8 ans', '8 years'] }),
    judge('girls dress age 6', { ...DRESS, universe: 'kids', size: ['6 ans', '6 years'] }),
    judge('eu 38 boots', { ...SHOES, name: /boot/i, size: '38' }),
  ],
  prices: [
    judge('blazer under 80 eur', { ...BLAZER, price: [null, 80] }),
    judge('silk blouse $50', { ...BLOUSE, material: 'silk', price: [null, 50] }),
    judge('handbag €100-€200', { ...BAG, price: [100, 200] }),
    judge('affordable wool coat', { ...COAT, material: 'wool', cheap: true }, { ...COAT, material: 'wool' }),
    judge('jumper 20 to 40 euro', { ...KNIT, price: [20, 40] }),
  ],
  negation: [
    judge('jeans that are not blue', { ...JEANS, not: { color: BLUES } }),
    judge('shoes without suede', { ...SHOES, not: { material: 'suede' } }),
    judge('dress not floral', { ...DRESS, not: { pattern: 'flowers' } }),
    judge('sweater no wool', { ...KNIT, not: { material: 'wool' } }),
  ],
  decades: [
    judge('60s mini dress', { ...DRESS, years: '1960' }),
    judge('eighties blazer with gold buttons', { ...BLAZER, years: '1980' }),
    judge('y2k skirt', { ...SKIRT, years: '2000' }),
    judge('1970s suede jacket', { ...JACKET, years: '1970', material: 'suede' }),
  ],
  brands: [
    judge('yves st laurent blouse', { ...SHIRT, brand: ['Yves Saint Laurent', 'Saint Laurent'] }),
    judge("men's carhartt work jacket in large", {
      ...JACKET,
      brand: 'Carhartt',
      universe: 'men',
      size: 'l',
    }),
    judge('saint james breton top', { brand: 'Saint James', kind: ['t-shirts', 'knitwear'] }),
    judge('hermes scarf', { ...SCARF, brand: 'Hermès' }),
  ],
  'many words': [
    judge(
      'looking for a green corduroy jacket for my boyfriend',
      { ...JACKET, color: 'vert', material: 'corduroy', universe: 'men' },
      { ...JACKET, color: 'vert', material: 'corduroy' },
    ),
    judge('do you have any red wool sweaters in size small?', {
      ...KNIT,
      color: 'rouge',
      material: 'wool',
      size: 's',
    }),
    judge('pull noir taille m', { ...KNIT, color: 'noir', size: 'm' }),
    help('how much is shipping', 'delivery'),
  ],
};
