import type { ProductRecord } from '../../packages/contract/src/search/record.ts';

/** Conditions on a record's own fields. All must hold; of a list, one member. */
export type Conditions = {
  /** Last level of a category path: `dresses`. */
  kind?: Some;
  universe?: Some;
  name?: RegExp;
  brand?: Some;
  color?: Some;
  /** As on the label, in lower case: `38`, `m`, `w30`, `w30 l32`. */
  size?: Some;
  material?: Some;
  pattern?: Some;
  condition?: Some;
  family?: Some;
  years?: Some;
  /** In euros, both ends included; null is unlimited. */
  price?: readonly [from: number | null, upTo: number | null];
  /** Among the cheapest third of all pieces for sale. */
  cheap?: true;
  reduced?: true;
  not?: Conditions;
};
type Some = string | readonly string[];

/** A page that answers a question better than the catalogue. */
export type Help = 'returns' | 'delivery' | 'jeans-calculator';

/** What a shopper types, and which pieces they mean. */
export type Judged = {
  text: string;
  /** Conditions of a piece of grade 2. */
  best: Conditions;
  /** Conditions of a piece of grade 1; without them every other piece has grade 0. */
  good?: Conditions;
  help?: Help;
};

export type JudgedSet = Readonly<Record<string, readonly Judged[]>>;

export const judge = (text: string, best: Conditions, good?: Conditions): Judged => ({
  text,
  best,
  ...(good ? { good } : {}),
});

/** No piece answers this question. */
export const help = (text: string, page: Help): Judged => ({ text, best: { kind: [] }, help: page });

export type Grade = 0 | 1 | 2;

/** The grade of a piece, apart from its being sold. `cheapest` is the limit of the cheapest third in hundredths. */
export function gradeOf({ best, good }: Judged, record: ProductRecord, cheapest: number): Grade {
  if (holds(best, record, cheapest)) return 2;
  return good && holds(good, record, cheapest) ? 1 : 0;
}

export const holds = (conditions: Conditions, record: ProductRecord, cheapest: number): boolean =>
  Object.keys(conditions).every((name) => CHECKS[name as keyof Conditions](conditions, record, cheapest));

type Check = (conditions: Conditions, record: ProductRecord, cheapest: number) => boolean;

const list = (some: Some | undefined): readonly string[] =>
  some === undefined || typeof some === 'string' ? [some ?? ''] : some;
const any = (some: Some | undefined, values: readonly string[]): boolean =>
  list(some).some((value) => values.includes(value));
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

const CHECKS: Readonly<Record<keyof Conditions, Check>> = {
  kind: ({ kind }, { categories }) =>
    any(
      kind,
      categories.map((path) => path.split('/').at(-1) ?? ''),
    ),
  universe: ({ universe }, { target }) => any(universe, [target]),
  name: ({ name }, record) => name!.test(record.name.normalize('NFC')),
  brand: ({ brand }, { brandName }) => list(brand).some((one) => letters(one) === letters(brandName ?? '')),
  color: ({ color }, record) => any(color, record.color),
  size: ({ size }, record) => list(size).some((one) => isSize(one, record)),
  material: ({ material }, record) => any(material, record.material),
  pattern: ({ pattern }, record) => any(pattern, record.pattern),
  condition: ({ condition }, record) => any(condition, [record.condition]),
  family: ({ family }, record) => any(family, [record.family]),
  years: ({ years }, record) => any(years, record.years),
  price: ({ price }, record) =>
    record.price >= (price?.[0] ?? 0) * 100 && record.price <= (price?.[1] ?? Infinity) * 100,
  cheap: (_, { price }, cheapest) => price <= cheapest,
  reduced: (_, { regularPrice }) => regularPrice !== null,
  not: ({ not }, record, cheapest) => !holds(not!, record, cheapest),
};

/** `w30` is the waist of every `w30 l32`. Systems of numbers are named on some labels: `FR 38`. */
function isSize(size: string, { size: slugs, sizeLabel }: ProductRecord): boolean {
  const labels = [...slugs, sizeLabel].map((label) =>
    label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .replaceAll(/\b(?:fr|eu|eur|int)\b/g, '')
      .trim(),
  );
  return labels.some((label) => label === size || (/^w\d+$/.test(size) && label.startsWith(`${size} `)));
}
