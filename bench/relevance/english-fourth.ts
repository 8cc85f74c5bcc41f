import { judge, type JudgedSet } from './judgement.ts';
import {
  BAG,
  BLUES,
  DRESS,
  HATS,
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

const VELVETS = ['corduroy', 'velvet'] as const;

/** 30 further questions in English, written before the shop was asked any of them. Sizes without a system are British. */
export const ENGLISH_FOURTH: JudgedSet = {
  sizes: [
    judge(
      'court shoes size 4',
      { ...SHOES, name: /court shoe/i, size: '37' },
      { ...SHOES, universe: 'women', size: '37' },
    ),
    judge('linen dress size 8', { ...DRESS, material: 'linen', size: '36' }),
    judge(
      'mens trainers 8',
      { ...SHOES, universe: 'men', name: /trainer/i, size: '42' },
      { ...SHOES, universe: 'men', size: '42' },
    ),
    judge(
      'womens blazer 12',
      { ...JACKET, name: /blazer/i, universe: 'women', size: '40' },
      { ...JACKET, universe: 'women', size: '40' },
    ),
    judge('mens shorts large', { ...SHORTS, universe: 'men', size: 'l' }),
    judge(
      'brown boots 5',
      { ...SHOES, name: /boot/i, color: 'marron', size: '38' },
      { ...SHOES, color: 'marron', size: '38' },
    ),
    judge('wide leg jeans w28', { ...JEANS, name: /wide/i, size: 'w28' }, { ...TROUSERS, size: 'w28' }),
    judge('mens blue shirt small', { ...SHIRT, universe: 'men', color: BLUES, size: 's' }),
  ],
  prices: [
    judge('leather bag under £100', { ...BAG, material: 'leather', price: [null, 100] }),
    judge('wool jumper €25-€50', { ...KNIT, material: 'wool', price: [25, 50] }),
    judge('mens leather jacket below 90', {
      ...JACKET,
      material: 'leather',
      universe: 'men',
      price: [null, 90],
    }),
    judge('bargain skirt', { ...SKIRT, cheap: true }),
  ],
  negation: [
    judge('summer dress without flowers', { ...DRESS, not: { pattern: 'flowers' } }),
    judge('non-leather bag', { ...BAG, not: { material: 'leather' } }),
    judge('womens jacket not leather or denim', {
      ...JACKET,
      universe: 'women',
      not: { material: ['leather', 'denim'] },
    }),
    judge('skirt anything but black', { ...SKIRT, not: { color: 'noir' } }),
  ],
  brands: [
    judge(
      'armor lux breton',
      { ...TEE, name: /breton/i, brand: 'Armor Lux' },
      { ...TEE, brand: 'Armor Lux' },
    ),
    judge(
      'carhartt work pants',
      { ...TROUSERS, name: /work/i, brand: 'Carhartt' },
      { ...TROUSERS, brand: 'Carhartt' },
    ),
    judge('barbour mens', { brand: 'Barbour', universe: 'men' }),
    judge('agnes b black dress', { ...DRESS, brand: 'Agnès b.', color: 'noir' }),
    judge('lacoste polo', { name: /polo/i, brand: 'Lacoste' }, { ...TEE, brand: 'Lacoste' }),
  ],
  decades: [
    judge(
      '70s floral maxi dress',
      { ...DRESS, name: /maxi|long/i, pattern: 'flowers', years: '1970' },
      { ...DRESS, pattern: 'flowers', years: '1970' },
    ),
    judge('80s mens shirt', { ...SHIRT, universe: 'men', years: '1980' }),
    judge('denim jacket from the nineties', { ...JACKET, material: 'denim', years: '1990' }),
  ],
  materials: [
    judge('suede skirt', { ...SKIRT, material: 'suede' }),
    judge('mens cords', { ...TROUSERS, universe: 'men', material: VELVETS }),
    judge(
      'flannel check shirt',
      { ...SHIRT, material: 'flannel', pattern: 'checks' },
      { ...SHIRT, material: 'flannel' },
    ),
  ],
  kinds: [
    judge(
      'black polo neck',
      { ...KNIT, name: /roll-neck|polo neck/i, color: 'noir' },
      { ...KNIT, color: 'noir' },
    ),
    judge('woolly hat', { ...HATS, material: 'wool' }, HATS),
    judge(
      'womens black biker jacket',
      { ...JACKET, name: /biker/i, color: 'noir', universe: 'women' },
      { ...JACKET, color: 'noir', universe: 'women' },
    ),
  ],
};
