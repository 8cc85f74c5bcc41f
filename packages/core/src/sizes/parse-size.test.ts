import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../catalogue/attributes.ts';
import { parseSize, sizeLabels } from './parse-size.ts';
import { sizeNames } from './size-value.ts';

const CATEGORIES = {
  dress: 'women/clothing/dresses',
  jeans: 'women/clothing/trousers-and-jeans',
  jacket: 'men/clothing/jackets-and-coats',
  shirt: 'men/clothing/shirts',
  chinos: 'men/clothing/trousers-and-jeans',
  heels: 'women/shoes',
  boots: 'men/shoes',
  hat: 'women/accessories/hats',
  kids: 'kids/clothing/dresses',
  any: '',
};
type Kind = keyof typeof CATEGORIES;
const targetOf = (kind: Kind): Target => {
  if (kind === 'kids') return 'kids';
  return CATEGORIES[kind].startsWith('men') ? 'men' : 'women';
};
const valueOf = (label: string, kind: Kind) =>
  parseSize(label, { categoryPath: CATEGORIES[kind], target: targetOf(kind) });

describe('parseSize', () => {
  it.each<[string, Kind, string]>([
    ['38 eu', 'any', '38'],
    ['m international', 'any', 'm'],
    ['28 US', 'any', 'w28'],
    ['IT 44', 'any', '40'],
    ['UK 12', 'any', '40'],
    ['W29 L32', 'any', 'w29-l32'],
    ['8 ans', 'any', '8-ans'],
    ['38', 'dress', '38'],
    ['FR 38', 'dress', '38'],
    ['38FR', 'dress', '38'],
    ['EU38', 'dress', '38'],
    ['T38', 'dress', '38'],
    ['T. 38', 'dress', '38'],
    ['T.38', 'dress', '38'],
    ['Taille 38', 'dress', '38'],
    ['38 (M)', 'dress', '38'],
    ['M (38)', 'dress', 'm'],
    ['S 38', 'dress', 's'],
    ['FR 38 / IT 42 / UK 10', 'dress', '38'],
    ['42 IT / 38 FR', 'dress', '38'],
    ['DE 36', 'dress', '38'],
    ['US 8', 'dress', '40'],
    ['US 26', 'dress', '58'],
    ['8 UK', 'dress', '36'],
    ['UK 10-12', 'dress', '38-40'],
    ['38/40', 'dress', '38-40'],
    ['38 à 40', 'dress', '38-40'],
    ['JP 9', 'dress', '38'],
    ['28', 'jeans', 'w28'],
    ['28 US', 'jeans', 'w28'],
    ['29/32', 'jeans', 'w29-l32'],
    ['29x32', 'chinos', 'w29-l32'],
    ['29W 32L', 'jeans', 'w29-l32'],
    ['W 29', 'jeans', 'w29'],
    ['w29/L32', 'jeans', 'w29-l32'],
    ['29"', 'jeans', 'w29'],
    ['38', 'jeans', '38'],
    ['38/40', 'jeans', '38-40'],
    ['32', 'chinos', 'w32'],
    ['IT 48', 'jacket', '48'],
    ['UK 40', 'jacket', '50'],
    ['42R', 'jacket', '52'],
    ['US 15½', 'shirt', '39'],
    ['40', 'heels', '40'],
    ['EU 40,5', 'heels', '40-5'],
    ['40 2/3', 'heels', '40-5'],
    ['38 ½', 'heels', '38-5'],
    ['UK 5', 'heels', '38'],
    ['US 7', 'heels', '38'],
    ['US 9', 'boots', '42'],
    ['UK 8.5', 'boots', '42-5'],
    ['24 cm', 'heels', '38-5'],
    ['57 cm', 'hat', '57'],
    ['8', 'kids', '8-ans'],
    ['8A', 'kids', '8-ans'],
    ['8-10 years', 'kids', '8-10-ans'],
    ['2T', 'kids', '2-ans'],
    ['18M', 'kids', '18-mois'],
    ['128 cm', 'kids', '8-ans'],
    ['Naissance', 'kids', 'naissance'],
    ['90B', 'any', '90b'],
    ['34 B', 'any', '90b'],
    ['75C EU', 'any', '90c'],
    ['2XL', 'any', 'xxl'],
    ['XXXL', 'any', 'xxxl'],
    ['4 XL', 'any', '4xl'],
    ['X-Large', 'any', 'xl'],
    ['Médium', 'any', 'm'],
    ['s-m', 'any', 's-m'],
    ['XS / S', 'any', 'xs-s'],
    ['US M', 'any', 'm'],
    ['one size', 'any', 'tu'],
    ['taille unique', 'any', 'tu'],
    ['Taille unique (36-42)', 'any', 'tu'],
    ['TU', 'any', 'tu'],
    ['no size', 'any', 'tu'],
    ['O/S', 'any', 'tu'],
    ['', 'any', 'tu'],
    ['?', 'any', 'non-precisee'],
    ['Voir mesures dans la description', 'any', 'non-precisee'],
    ['not specified', 'any', 'non-precisee'],
  ])('%j of %s is %s', (label, kind, value) => {
    expect(valueOf(label, kind)).toEqual({ value, known: true });
  });

  it.each([
    ['sur mesure', 'sur-mesure'],
    ['tour de taille 70', 'tour-de-taille-70'],
    ['10', '10'],
    ['服', 'non-precisee'],
  ])('%j is told as unknown and keeps a value of its own', (label, value) => {
    expect(parseSize(label)).toEqual({ value, known: false });
  });

  it('gives a known value again for a value and for both of its names', () => {
    const labels = [
      '38',
      '38-40',
      '36,5',
      'W28',
      'W28 L32',
      'XXXL',
      '5XL',
      'S/M',
      '6 ans',
      '12-18 mois',
      '90B',
      'TU',
    ];
    for (const label of labels) {
      const { value } = parseSize(label);
      const names = sizeNames(value);
      expect([value, parseSize(value).value]).toEqual([value, value]);
      expect([names && parseSize(names.fr).value, names && parseSize(names.en).value]).toEqual([
        value,
        value,
      ]);
    }
  });

  it('gives every text a value that is a slug', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[wWlLxXsSmMtTuUsSkKfFrR0-9 /.,½"-]{0,20}$/));
    fc.assert(
      fc.property(text, fc.constantFrom(...(Object.keys(CATEGORIES) as Kind[])), (label, kind) => {
        expect(valueOf(label, kind).value).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });
});

describe('sizeNames', () => {
  it.each([
    ['6-ans', '6 ans', '6 years'],
    ['1-mois', '1 mois', '1 month'],
    ['36-5', '36,5', '36.5'],
    ['s-m', 'S/M', 'S/M'],
    ['tu', 'Taille unique', 'One size'],
    ['naissance', '0 mois', '0 months'],
  ])('%s is %s and %s', (value, fr, en) => {
    expect(sizeNames(value)).toEqual({ fr, en });
  });

  it('is null for a value of no known form', () => {
    expect(sizeNames('sur-mesure')).toBeNull();
  });
});

describe('sizeLabels', () => {
  it.each([
    ['IT 44', 'IT 44', 'IT 44'],
    ['6 ans', '6 ans', '6 years'],
    ['12-18 months', '12-18 mois', '12-18 months'],
    ['TU', 'Taille unique', 'One size'],
    ['no size', 'Sans taille', 'No size'],
    ['cf. photos', 'Non précisée', 'Not stated'],
  ])('%s is shown as %s and %s', (label, fr, en) => {
    expect(sizeLabels(label)).toEqual({ fr, en });
  });
});
