/** Crockford's alphabet: no I, L, O, U, which are easily confused. It has 32 characters, five bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/**
 * Normalises a typed code: removes spaces and dashes and converts to upper case. Returns null for an invalid code.
 * @example parseCode(' bienvenue-10 ') // 'BIENVENUE10'
 * @example parseCode('été') // null
 */
export function parseCode(text: string): string | null {
  const code = text.replaceAll(/[\s‐-―-]/gu, '').toUpperCase();
  return /^[A-Z\d]{3,40}$/.test(code) ? code : null;
}

/**
 * Generates a code of 80 bits from at least 16 random bytes. Throws a RangeError for fewer.
 * @example randomCode(new Uint8Array(16)) // '0000000000000000'
 */
export function randomCode(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`Too few random bytes: ${bytes.length}`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
