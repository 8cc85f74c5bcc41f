/** Calling codes of one and two digits (ITU E.164); all others have three. */
const CALLING_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** Groups of three digits; a single remaining digit joins the last group. */
const inThrees = (digits: string) => digits.replace(/\d{3}(?=\d{2,})/g, '$& ').replace(/ (\d)$/, '$1');

/** Groups of two digits: 6 12 34 56 78 */
const inPairs = (digits: string) => digits.replace(/(?<=^\d(?:\d\d)*)(?=(?:\d\d)+$)/g, ' ');

/**
 * Formats an E.164 number: `06 12 34 56 78` with a French address, otherwise `+33 6 12 34 56 78` or `+44 740 012 3456`.
 * A text that is no E.164 number is returned unchanged.
 */
export function phoneText(number: string, countryAlpha2: string): string {
  const [, code, digits] = CALLING_CODE.exec(number) ?? [];
  if (!code || !digits) return number;
  if (code !== '33') return `+${code}\u00a0${inThrees(digits).replaceAll(' ', '\u00a0')}`;
  const paired = inPairs(digits).replaceAll(' ', '\u00a0');
  return countryAlpha2 === 'FR' ? `0${paired}` : `+33\u00a0${paired}`;
}
