const list = (codes: string): readonly string[] => codes.split(' ');

/** Regions that a shipping label needs (states, provinces, territories), by alpha-3 country code. */
export const SUBDIVISIONS: Readonly<Record<string, readonly string[]>> = {
  USA: list(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
      'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  ),
  CAN: list('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  AUS: list('ACT NSW NT QLD SA TAS VIC WA'),
  ITA: list(
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR ' +
      'GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ ' +
      'RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV',
  ),
};

/**
 * Returns true when shipping labels to a country (alpha-3) include a region.
 * @example hasSubdivisions('USA') // true
 * @example hasSubdivisions('FRA') // false
 */
export const hasSubdivisions = (country: string): boolean => Object.hasOwn(SUBDIVISIONS, country);

/**
 * Returns the stored form of a region code, or null when the country (alpha-3) has no such region.
 * @example subdivisionCode(' ca ', 'USA') // 'CA'
 * @example subdivisionCode('CA', 'FRA') // null
 */
export function subdivisionCode(text: string, country: string): string | null {
  const code = text.trim().toUpperCase();
  return hasSubdivisions(country) && SUBDIVISIONS[country]?.includes(code) ? code : null;
}
