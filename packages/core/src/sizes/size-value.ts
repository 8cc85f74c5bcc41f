/**
 * Filter values of sizes. A value is a slug, the same in all languages and for every spelling of a size:
 * letters `m`, `s-m`, `xxl`; French clothes and shoes `38`, `38-40`, `36-5` (a half size); jeans `w28`, `w28-l32`;
 * children `6-ans`, `12-18-mois`, `naissance`; bras `90b`; one size `tu`; not stated `non-precisee`.
 */
export const ONE_SIZE = 'tu';
export const UNSTATED_SIZE = 'non-precisee';
export const NEWBORN = 'naissance';

export const jeansValue = (waist: number, length?: number) =>
  length === undefined ? `w${waist}` : `w${waist}-l${length}`;

/** To half a size. `38.66` is `38-5`. */
export function numberValue(number: number): string {
  const halves = Math.round(number * 2);
  return halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}-5`;
}

/**
 * Returns the whole sizes beside a half one, which shops stock more often; empty for any other value.
 * @example wholeSizesBeside('40-5') // ['40', '41']
 * @example wholeSizesBeside('40') // []
 */
export function wholeSizesBeside(value: string): string[] {
  const [, below] = HALF.exec(value) ?? [];
  return below === undefined ? [] : [below, String(Number(below) + 1)];
}

const FIXED: Readonly<Record<string, { fr: string; en: string }>> = {
  [ONE_SIZE]: { fr: 'Taille unique', en: 'One size' },
  [UNSTATED_SIZE]: { fr: 'Non précisée', en: 'Not stated' },
  [NEWBORN]: { fr: '0 mois', en: '0 months' },
};

const LETTERS = /^(?:[2-6]?x*[sl]|m)(?:-(?:[2-6]?x*[sl]|m))?$/;
const AGE = /^(\d{1,3}(?:-\d{1,3})?)-(ans|mois)$/;
const HALF = /^(\d{1,3})-5$/;
const RANGE = /^(\d{1,3})-(\d{1,3})$/;
const NUMBER_OR_BRA = /^\d{1,3}[a-h]{0,2}$/;
const JEANS = /^w\d{1,3}(?:-l\d{1,3})?$/;

/**
 * Returns the names of a filter value in French and English; null for a value of no known form.
 * @example sizeNames('6-ans') // { fr: '6 ans', en: '6 years' }
 * @example sizeNames('36-5') // { fr: '36,5', en: '36.5' }
 */
export function sizeNames(value: string): { fr: string; en: string } | null {
  const fixed = FIXED[value];
  if (fixed) return fixed;
  const same = (name: string) => ({ fr: name, en: name });
  if (LETTERS.test(value)) return same(value.toUpperCase().replace('-', '/'));
  if (JEANS.test(value)) return same(value.toUpperCase().replace('-', ' '));
  if (NUMBER_OR_BRA.test(value)) return same(value.toUpperCase());
  const [, whole] = HALF.exec(value) ?? [];
  if (whole !== undefined) return { fr: `${whole},5`, en: `${whole}.5` };
  if (RANGE.test(value)) return same(value);
  const [, age, unit] = AGE.exec(value) ?? [];
  if (age === undefined) return null;
  const one = age === '1';
  if (unit === 'mois') return { fr: `${age} mois`, en: one ? '1 month' : `${age} months` };
  return { fr: one ? '1 an' : `${age} ans`, en: one ? '1 year' : `${age} years` };
}
