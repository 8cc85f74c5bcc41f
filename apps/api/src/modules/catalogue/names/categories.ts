import { lookUp, type Named } from './named.ts';

/** Category levels with names in both languages, so that French and English feeds map to the same categories. */
const CATEGORY_NAMES: readonly Named[] = [
  { slug: 'women', fr: 'Femme', en: 'Women', also: ['femmes', 'woman', 'womenswear', 'mode femme'] },
  { slug: 'men', fr: 'Homme', en: 'Men', also: ['hommes', 'man', 'menswear', 'mode homme'] },
  { slug: 'kids', fr: 'Enfant', en: 'Kids', also: ['enfants', 'children', 'mode enfant'] },
  { slug: 'clothing', fr: 'Vêtements', en: 'Clothing', also: ['vêtement', 'clothes', 'apparel'] },
  { slug: 'shoes', fr: 'Chaussures', en: 'Shoes', also: ['chaussure', 'footwear'] },
  { slug: 'accessories', fr: 'Accessoires', en: 'Accessories', also: ['accessoire', 'accessory'] },
  { slug: 'dresses', fr: 'Robes', en: 'Dresses', also: ['robe', 'dress'] },
  { slug: 'skirts', fr: 'Jupes', en: 'Skirts', also: ['jupe', 'skirt'] },
  {
    slug: 'trousers-and-jeans',
    fr: 'Pantalons et jeans',
    en: 'Trousers and jeans',
    also: ['pantalons', 'jeans', 'trousers', 'pants'],
  },
  {
    slug: 'jackets-and-coats',
    fr: 'Vestes et manteaux',
    en: 'Jackets and coats',
    also: ['vestes', 'manteaux', 'jackets', 'coats', 'outerwear'],
  },
  {
    slug: 'knitwear',
    fr: 'Pulls et gilets',
    en: 'Knitwear',
    also: ['pulls', 'gilets', 'jumpers', 'sweaters', 'cardigans'],
  },
  { slug: 'shirts', fr: 'Chemises', en: 'Shirts', also: ['chemise', 'chemisiers', 'shirt', 'blouses'] },
  { slug: 't-shirts', fr: 'T-shirts', en: 'T-shirts', also: ['tee-shirts', 'tshirts'] },
  { slug: 'shorts', fr: 'Shorts', en: 'Shorts', also: ['short'] },
  { slug: 'bags', fr: 'Sacs', en: 'Bags', also: ['sac', 'bag', 'handbags', 'sacs à main'] },
  { slug: 'hats', fr: 'Chapeaux', en: 'Hats', also: ['chapeau', 'hat'] },
  {
    slug: 'scarves',
    fr: 'Foulards et écharpes',
    en: 'Scarves',
    also: ['foulards', 'écharpes', 'scarf'],
  },
];

export const findCategory = lookUp(CATEGORY_NAMES);
