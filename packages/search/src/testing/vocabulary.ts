import type { Vocabulary, VocabularyValue } from '../understanding/types.ts';

const value = (attribute: VocabularyValue['attribute'], slug: string, fr: string, en: string) => ({
  attribute,
  slug,
  names: { fr, en },
});

const CATEGORIES = [
  ['women', 'Femme', 'Women'],
  ['women/dresses', 'Robes', 'Dresses'],
  ['women/jackets-and-coats', 'Vestes et manteaux', 'Jackets and coats'],
  ['women/trousers-and-jeans', 'Pantalons et jeans', 'Trousers and jeans'],
  ['women/shoes', 'Chaussures', 'Shoes'],
  ['men', 'Homme', 'Men'],
  ['men/shoes', 'Chaussures', 'Shoes'],
  ['men/shirts', 'Chemises', 'Shirts'],
  ['women/skirts', 'Jupes', 'Skirts'],
  ['women/kimonos', 'Kimonos', 'Kimonos'],
] as const;

const SIZES: Record<string, readonly string[]> = {
  'women/dresses': ['36', '38', '40', 'tu'],
  'women/jackets-and-coats': ['s', 'm', '38'],
  'women/trousers-and-jeans': ['w28-l30', 'w28-l32', 'w29-l32'],
  'women/shoes': ['38', '38.5', '39'],
  'men/shoes': ['42'],
  'men/shirts': ['m', 'xl'],
};

/**
 * Sizes as a catalogue without other systems reads them: Italian sizes of women are four above, British ones 28 below,
 * of shoes 33. Half sizes of shoes are 39 and 40 where there are none.
 */
function sizeValues(size: string, category: string): string[][] {
  const [, italian] = /^it (\d+)$/.exec(size) ?? [];
  if (italian !== undefined) return [[String(Number(italian) - 4)]];
  const [, british] = /^uk (\d+(?:\.5)?)$/.exec(size) ?? [];
  if (british !== undefined) return [[String(Number(british) + (category.endsWith('shoes') ? 33 : 28))]];
  if (size === '39.5') return [[size], ['39', '40']];
  return [[size.replace(' ', '-')]];
}

/** A small catalogue in French and English. */
export const smallVocabulary: Vocabulary = {
  values: [
    ...CATEGORIES.map(([slug, fr, en]) => value('categories', slug, fr, en)),
    value('target', 'women', 'Femme', 'Women'),
    value('target', 'men', 'Homme', 'Men'),
    value('color', 'noir', 'Noir', 'Black'),
    value('color', 'vert', 'Vert', 'Green'),
    value('color', 'blanc', 'Blanc', 'White'),
    value('color', 'rouge', 'Rouge', 'Red'),
    value('color', 'orange', 'Orange', 'Orange'),
    value('color', 'dore', 'Doré', 'Gold'),
    value('color', 'bleu-clair', 'Bleu clair', 'Light blue'),
    value('color', 'bleu-fonce', 'Bleu foncé', 'Dark blue'),
    value('material', 'denim', 'Denim', 'Denim'),
    value('material', 'wool', 'Laine', 'Wool'),
    value('material', 'leather', 'Cuir', 'Leather'),
    value('material', 'cashmere', 'Cachemire', 'Cashmere'),
    value('pattern', 'paisley', 'Cachemire', 'Paisley'),
    value('pattern', 'checks', 'Carreaux', 'Checks'),
    value('condition', 'neuf', 'Neuf avec étiquette', 'New with tag'),
    value('condition', 'bonEtat', 'Bon état', 'Good'),
    value('family', 'vintage', 'Vintage', 'Vintage'),
    value('years', '1970', 'Années 70', '1970s'),
    value('years', '2000', 'Années 2000', '2000s'),
    value('brand', 'yves-saint-laurent', 'Yves Saint Laurent', 'Yves Saint Laurent'),
    value('brand', 'levi-s', "Levi's", "Levi's"),
    value('brand', 'jean-paul-gaultier', 'Jean Paul Gaultier', 'Jean Paul Gaultier'),
  ],
  sizes: Object.entries(SIZES).flatMap(([category, slugs]) => slugs.map((slug) => ({ category, slug }))),
  sizeValues,
  brands: [
    { slug: 'yves-saint-laurent', names: ['YSL', 'Saint Laurent'] },
    { slug: 'levi-s', names: ['Levis', 'Levi Strauss'] },
    { slug: 'celine', names: ['Céline'] },
  ],
  prices: [
    { category: 'women/dresses', price: 2000, count: 1 },
    { category: 'women/dresses', price: 5000, count: 2 },
    { category: 'women/shoes', price: 9000, count: 3 },
  ],
  words: new Set(['robe', 'veste', 'manteau', 'jean', 'bottines', 'midi', 'jacket', 'dress', 'celio']),
};
