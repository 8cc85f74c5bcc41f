import { COLORS, countryName } from '@patine/core';
import type { FacetGroup, FacetHref } from '@patine/ui/filter-panel/facets';
import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import {
  LASTING_EXCLUSIONS,
  type LastingExclusion,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

const HEX = new Map<string, string>(COLORS.map(({ slug, hex }) => [slug, hex]));
/** Colours stay at their place, whatever their counts. */
const colorPlace = new Map<string, number>(COLORS.map(({ slug }, place) => [slug, place]));
const placeOf = (slug: string) => colorPlace.get(slug) ?? COLORS.length;
const NO_HEX = '#DDD3C5';

export const CATEGORY_GROUP = 'category';

type Shape = { kind: 'list' | 'sizes' | 'colors'; hint?: true; folded?: true };

/** Filters in display order; one without values in the list is hidden. */
const SHAPES: Partial<Record<ListFilter, Shape>> = {
  size: { kind: 'sizes' },
  colors: { kind: 'colors' },
  state: { kind: 'list' },
  discountrange: { kind: 'list' },
  brands: { kind: 'list' },
  family: { kind: 'list', hint: true },
  target: { kind: 'list' },
  decades: { kind: 'list', folded: true },
  materials: { kind: 'list', folded: true },
  patterns: { kind: 'list', folded: true },
  styles: { kind: 'list', folded: true },
};

/** The most used filters, shown above the list. */
export const PROMOTED: readonly string[] = ['size', 'colors', 'state'];

/** What numbers are sizes of, by the second level of the category: `women/shoes/boots` has shoes alone. */
const NUMBERS: Readonly<Record<string, 'clothes' | 'shoes' | 'both'>> = {
  undefined: 'both',
  clothing: 'clothes',
  shoes: 'shoes',
};

export function facetGroups(
  { options, categories, trail }: ShopList,
  { formatMessage }: IntlShape,
): FacetGroup[] {
  const numbers = NUMBERS[String(trail.at(-1)?.slug.split('/')[1])];
  const title = (id: string) => formatMessage({ id: `shop.filter.${id}` });
  const lists = (Object.entries(SHAPES) as [ListFilter, Shape][]).map(([id, shape]): FacetGroup => {
    const common = {
      id,
      title: title(id),
      ...(shape.hint ? { hint: formatMessage({ id: `shop.hint.${id}` }) } : {}),
      ...(shape.folded && !options[id].some(({ selected }) => selected) ? { folded: true } : {}),
    };
    if (shape.kind === 'sizes') return { ...common, kind: 'sizes', options: options[id], numbers };
    return shape.kind === 'colors'
      ? {
          ...common,
          kind: 'colors',
          options: options[id]
            .map((option) => ({ ...option, hex: HEX.get(option.slug) ?? NO_HEX }))
            .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug)),
        }
      : { ...common, kind: shape.kind, options: options[id] };
  });
  const branches: FacetGroup = {
    kind: 'links',
    id: CATEGORY_GROUP,
    title: title(CATEGORY_GROUP),
    options: categories,
    crawlable: true,
  };
  return [branches, ...lists].filter((group) => group.options.length > 0);
}

/** Filters for lasting exclusions: brands, materials and countries of the list. */
export function exclusionGroups(list: ShopList, intl: IntlShape): FacetGroup[] {
  const countries = Object.entries(list.countries).map(([slug, count]) => ({
    slug,
    name: countryName(slug, intl.locale),
    count,
  }));
  const candidates: Record<LastingExclusion, readonly { slug: string; name: string; count: number }[]> = {
    nobrands: list.options.brands,
    nomaterials: list.options.materials,
    nocountries: countries,
  };
  return LASTING_EXCLUSIONS.map((id): FacetGroup => {
    const chosen = (list.excluded[id] ?? []).map(({ slug, name }) => ({
      slug,
      name: id === 'nocountries' ? countryName(slug, intl.locale) : name,
      count: 0,
      selected: true,
    }));
    const chosenSlugs = new Set(chosen.map(({ slug }) => slug));
    const others = candidates[id]
      .filter(({ slug }) => !chosenSlugs.has(slug))
      .map(({ slug, name, count }) => ({ slug, name, count, selected: false }));
    return {
      kind: 'list',
      id,
      title: intl.formatMessage({ id: `shop.filter.${id}` }),
      hint: intl.formatMessage({ id: 'shop.hint.exclusions' }),
      options: [...chosen, ...others],
      folded: true,
      onDemand: true,
    };
  }).filter(({ options }) => options.length > 0);
}

/** The filters after toggling an option, from the first page. */
export function toggled(filters: ShopFilters, groupId: string, slug: string): ShopFilters {
  const { page: _, ...rest } = filters;
  if (groupId === CATEGORY_GROUP) return { ...rest, category: slug };
  const name = groupId as ListFilter | LastingExclusion;
  const values = rest[name] ?? [];
  const others = values.filter((value) => value !== slug);
  const { [name]: __, ...without } = rest;
  const next = others.length < values.length ? others : [...values, slug];
  return next.length > 0 ? { ...without, [name]: next } : without;
}

export const hrefIn =
  (filters: ShopFilters, address: (filters: ShopFilters) => string): FacetHref =>
  (group, option) =>
    address(toggled(filters, group.id, option.slug));
