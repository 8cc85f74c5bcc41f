import type { Sql } from './own-shop.ts';

/** A list's URL and the SQL condition for its items: `p` is the product, `i` its item, `s` its seller. */
export type ListCase = { list: string; where: string };

const among = (column: string, ...slugs: string[]) =>
  `p.${column} && array[${slugs.map((slug) => `'${slug}'`).join()}]`;
const under = (category: string) =>
  `(p.category_path = '${category}' or p.category_path like '${category}/%')`;
const measured = (name: string, low: number, high: number) =>
  `exists (select 1 from measurements m where m.item_id = i.id and m.name = '${name}'
    and m.value between ${low} and ${high})`;
const sized = (...sizes: string[]) => `lower(i.size) in (${sizes.map((size) => `'${size}'`).join()})`;

/** SQL condition for jeans; their size in inches is measured or printed on the label. */
const JEANS = `(p.category_path ~ 'jeans' and ('denim' = any(p.materials) or i.size ~* '^w\\d'))`;
const measure = (name: string) =>
  `(select m.value::text::numeric from measurements m where m.item_id = i.id and m.name = '${name}')`;
const inches = (name: string, letter: string) =>
  `coalesce(floor(${measure(name)} / 2.54 + 0.5), substring(i.size from '${letter} ?(\\d\\d)')::numeric)`;
const WAIST = `(${inches('waist', 'W')} - case when ${measure('rise')} < 22 then 2
  when ${measure('rise')} < 27 then 1 else 0 end)`;

export const jeansOf = (W: number, L: number): ListCase => ({
  list: `/shop/levis-calculator/?jeanLevisSizeW=${W}&jeanLevisSizeL=${L}`,
  where: `${JEANS} and ${WAIST} between ${W} and ${W + 1} and ${inches('inseam', 'L')} between ${L - 1} and ${L + 2}`,
});

/** Every filter of the specification's URLs, each alone and some combined. */
export const CASES: readonly ListCase[] = [
  { list: '/shop/', where: 'true' },
  { list: '/shop/women/', where: under('women') },
  { list: '/shop/women/clothing/dresses/', where: under('women/clothing/dresses') },
  { list: '/shop/?category=men', where: under('men') },
  {
    list: '/shop/search/?text=zolder',
    where: `(p.name_fr ~* '\\mzolder' or p.description_fr ~* '\\mzolder' or s.name ~* '\\mzolder')`,
  },
  { list: '/shop/?price=20-40', where: 'p.price_amount between 2000 and 4000' },
  { list: '/shop/?brands=carhartt+levi-s', where: `p.brand in ('carhartt', 'levi-s')` },
  { list: '/shop/?materials=denim', where: among('materials', 'denim') },
  { list: '/shop/?patterns=stripes+checks', where: among('patterns', 'stripes', 'checks') },
  { list: '/shop/?styles=boheme', where: among('styles', 'boheme') },
  { list: '/shop/?family=vintage', where: `p.family = 'vintage'` },
  { list: '/shop/?target=kids', where: `p.target = 'kids'` },
  { list: '/shop/?colors=noir+blanc', where: among('colors', 'noir', 'blanc') },
  { list: '/shop/?decades=1990', where: `p.decade = '1990'` },
  { list: '/shop/?state=tresBonEtat', where: `p.condition = 'tresBonEtat'` },
  { list: '/shop/?size=M', where: sized('m') },
  { list: '/shop/?size=s+38', where: sized('s', '38') },
  { list: '/shop/?size=W28%20L30', where: sized('w28 l30') },
  {
    list: '/shop/?discountrange=30',
    where:
      'p.regular_amount > p.price_amount and (p.regular_amount - p.price_amount) * 100 / p.regular_amount >= 30',
  },
  { list: '/shop/?hidesold=true', where: 'true' },
  { list: '/shop/?express=true', where: among('tags', 'express') },
  { list: '/shop/?fiesta=true', where: among('tags', 'fetes') },
  { list: '/shop/?tag=fetes', where: among('tags', 'fetes') },
  { list: '/shop/fetes/', where: among('tags', 'fetes') },
  { list: '/shop/coups-de-coeur/', where: among('tags', 'coups-de-coeur') },
  { list: '/shop/?drops=workwear', where: among('drops', 'workwear') },
  { list: '/shop/workwear/', where: among('drops', 'workwear') },
  { list: '/shop/women/?waist=60-70', where: `${under('women')} and ${measured('waist', 60, 70)}` },
  { list: '/shop/?inseam=70-80', where: measured('inseam', 70, 80) },
  { list: '/shop/?length=50-60', where: measured('length', 50, 60) },
  { list: '/shop/?waist=76&tolerance=2', where: measured('waist', 74, 78) },
  { list: '/shop/?nobrands=levi-s', where: `p.brand is distinct from 'levi-s'` },
  { list: '/shop/?nomaterials=wool', where: `not ${among('materials', 'wool')}` },
  { list: '/shop/?nocountries=BE', where: `s.country <> 'BE'` },
  { list: '/shop/?nocolors=noir', where: `not ${among('colors', 'noir')}` },
  { list: '/shop/?nosize=38', where: `not ${sized('38')}` },
  { list: '/shop/?nocategories=women', where: `not ${under('women')}` },
  { list: '/shop/?nostate=tresBonEtat', where: `p.condition <> 'tresBonEtat'` },
  { list: '/shop/?nopatterns=stripes', where: `not ${among('patterns', 'stripes')}` },
  { list: '/shop/?nostyles=boheme', where: `not ${among('styles', 'boheme')}` },
  { list: '/shop/?nodecades=1990', where: `p.decade is distinct from '1990'` },
  { list: '/shop/?nofamily=vintage', where: `p.family <> 'vintage'` },
  { list: '/shop/?notarget=kids', where: `p.target <> 'kids'` },
  {
    list: '/shop/search/?typed=robe&categories=kids%2Fclothing%2Fdresses+women%2Fclothing%2Fdresses',
    where: `(${under('kids/clothing/dresses')} or ${under('women/clothing/dresses')})`,
  },
  { list: '/shop/?favorite=only', where: 'true' },
  {
    list: '/shop/women/?colors=noir+rouge&price=-60&state=bonEtat+tresBonEtat&express=true',
    where: `${under('women')} and ${among('colors', 'noir', 'rouge')} and p.price_amount <= 6000
      and p.condition in ('bonEtat', 'tresBonEtat') and ${among('tags', 'express')}`,
  },
  {
    list: '/shop/levis-calculator/?jeanLevisSizeW=28&jeanLevisSizeL=30&colors=noir%20bleu-fonce',
    where: `${jeansOf(28, 30).where} and ${among('colors', 'noir', 'bleu-fonce')}`,
  },
];

export type Found = { onSale: number[]; sold: number[] };

/** Returns the expected products, newest first, without those of drops that have not opened. */
export async function findBySql(sql: Sql, where: string): Promise<Found> {
  const rows = await sql<{ reference: number; status: string }>(
    `select p.reference, i.status from products p
      join items i on i.product_reference = p.reference join stores s on s.id = p.store_id
      where i.status in ('listed', 'sold') and (${where})
        and not exists (select 1 from drops d where d.slug = any(p.drops) and d.launch_at > now())
      order by date_trunc('second', p.created_at) desc, p.reference desc`,
  );
  const of = (status: string) =>
    rows.filter((row) => row.status === status).map(({ reference }) => reference);
  return { onSale: of('listed'), sold: of('sold') };
}
