/** Alpha-3 codes of countries and territories without postal codes (Universal Postal Union). */
const COUNTRIES_WITHOUT_POSTAL_CODES = new Set(
  `ABW AGO AIA ARE ATG BDI BEN BFA BHS BLZ BOL BWA CAF CIV CMR COD COG COK COM CUW DJI DMA ERI FJI GHA GIN GMB
  GNQ GRD GUY HKG KIR KNA LBY MAC MLI MRT MWI NAM NIU NRU PRK QAT RWA SLB SLE SSD STP SUR SXM SYC SYR TCD TGO TKL
  TLS TON TTO TUV TZA UGA VUT WSM YEM ZWE`.split(/\s+/),
);

/**
 * Returns true when addresses in a country (alpha-3) need a postal code; true for an unknown country.
 * @example hasPostalCodes('FRA') // true
 * @example hasPostalCodes('HKG') // false
 */
export const hasPostalCodes = (country: string): boolean => !COUNTRIES_WITHOUT_POSTAL_CODES.has(country);
