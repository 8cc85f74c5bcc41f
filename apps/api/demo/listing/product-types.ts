import type { Kind } from '@patine/illustrations';
import type { Target } from './models/model.ts';
import type { Pair } from './words/pair.ts';

const UNIVERSES: Readonly<Record<Target, Pair>> = {
  w: ['Femme', 'Women'],
  m: ['Homme', 'Men'],
  k: ['Enfant', 'Kids'],
};
const CLOTHING: Pair = ['Vêtements', 'Clothing'];
const ACCESSORIES: Pair = ['Accessoires', 'Accessories'];

const SHELVES: Readonly<Record<Kind, readonly Pair[]>> = {
  dress: [CLOTHING, ['Robes', 'Dresses']],
  jeans: [CLOTHING, ['Pantalons et jeans', 'Trousers and jeans']],
  jacket: [CLOTHING, ['Vestes et manteaux', 'Jackets and coats']],
  coat: [CLOTHING, ['Vestes et manteaux', 'Jackets and coats']],
  jumper: [CLOTHING, ['Pulls et gilets', 'Knitwear']],
  shirt: [CLOTHING, ['Chemises', 'Shirts']],
  skirt: [CLOTHING, ['Jupes', 'Skirts']],
  shorts: [CLOTHING, ['Shorts', 'Shorts']],
  tshirt: [CLOTHING, ['T-shirts', 'T-shirts']],
  bag: [ACCESSORIES, ['Sacs', 'Bags']],
  shoes: [['Chaussures', 'Shoes']],
  hat: [ACCESSORIES, ['Chapeaux', 'Hats']],
  scarf: [ACCESSORIES, ['Foulards et écharpes', 'Scarves']],
};

export const productType = (kind: Kind, target: Target): Pair => {
  const path = [UNIVERSES[target], ...SHELVES[kind]];
  return [path.map(([fr]) => fr).join(' > '), path.map(([, en]) => en).join(' > ')];
};
