/**
 * Countries (alpha-2) between which parcels pass without customs and import VAT: the European Union, and Monaco, which
 * is in its customs territory with France. French overseas departments levy their own taxes.
 */
const CUSTOMS_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Returns true when a parcel may be charged customs duties. Both countries are alpha-2.
 * @example crossesCustoms('FR', 'BE') // false
 * @example crossesCustoms('FR', 'CH') // true
 */
export const crossesCustoms = (from: string, to: string): boolean =>
  from !== to && !(CUSTOMS_UNION.has(from) && CUSTOMS_UNION.has(to));
