const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;
const THREE_AND_TWO = /^\d{3} ?\d{2}$/;

/** Formats simple enough to check, by alpha-3 code. Other countries accept any short code. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AUS: FOUR,
  AUT: FOUR,
  BEL: FOUR,
  BLM: FIVE,
  CAN: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CHE: FOUR,
  CHN: /^\d{6}$/,
  CZE: THREE_AND_TWO,
  DEU: FIVE,
  DNK: FOUR,
  ESP: FIVE,
  FIN: FIVE,
  FRA: FIVE,
  GBR: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GLP: FIVE,
  GRC: THREE_AND_TWO,
  GUF: FIVE,
  IRL: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  ITA: FIVE,
  LUX: FOUR,
  MCO: FIVE,
  MTQ: FIVE,
  NLD: /^\d{4} ?[A-Z]{2}$/,
  NOR: FOUR,
  NZL: FOUR,
  POL: /^\d{2}-?\d{3}$/,
  PRT: /^\d{4}(-?\d{3})?$/,
  REU: FIVE,
  SVK: THREE_AND_TWO,
  SWE: THREE_AND_TWO,
  USA: /^\d{5}(-\d{4})?$/,
};

/** Converts a code to upper case with single spaces. */
export const normalisePostalCode = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** Checks a normalised code against the format of a country (alpha-3). */
export const isPostalCode = (code: string, country: string) =>
  (PATTERNS[country] ?? /^[A-Z\d][A-Z\d -]{1,11}$/).test(code);
