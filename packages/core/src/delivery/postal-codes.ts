/** Countries and territories whose post knows no codes (Universal Postal Union), as alpha-3. */
const WITHOUT = new Set(
  `ABW AGO AIA ARE ATG BDI BEN BFA BHS BLZ BOL BWA CAF CIV CMR COD COG COK COM CUW DJI DMA ERI FJI GHA GIN GMB
  GNQ GRD GUY HKG KIR KNA LBY MAC MLI MRT MWI NAM NIU NRU PRK QAT RWA SLB SLE SSD STP SUR SXM SYC SYR TCD TGO TKL
  TLS TON TTO TUV TZA UGA VUT WSM YEM ZWE`.split(/\s+/),
);

/**
 * Tells whether an address in a country (alpha-3) must bear a postal code: true for one that is not known.
 *
 * @example hasPostalCodes('FRA') // true
 * @example hasPostalCodes('HKG') // false
 */
export const hasPostalCodes = (country: string): boolean => !WITHOUT.has(country);
