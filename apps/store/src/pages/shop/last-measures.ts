import { MEASURES, type MeasureName } from '@patine/contract/search/record';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { parseFilters } from '../../lib/parse-filters.ts';
import { serializeFilters, type Range, type ShopFilters } from '../../lib/shop-filters.ts';

const KEY = 'measures';

type Measures = Partial<Record<MeasureName, Range>>;

const measuresIn = (filters: ShopFilters): Measures =>
  Object.fromEntries(MEASURES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/** The last used measurements, as defaults for the next search. */
export const lastMeasures = (): Measures => measuresIn(parseFilters('', remembered(KEY)));

export const rememberMeasures = (filters: ShopFilters) =>
  remember(KEY, serializeFilters(measuresIn(filters)));
