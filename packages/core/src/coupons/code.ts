/** Without the four that are taken for one another: I, L, O, U; 32 of them, so that five bits choose one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/**
 * Reads a code as people type it: spaces and dashes left out, in capitals; null when it is none.
 * @example readCode(' bienvenue-10 ') // 'BIENVENUE10'
 * @example readCode('été') // null
 */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s‐-―-]/gu, '').toUpperCase();
  return /^[A-Z\d]{3,40}$/.test(code) ? code : null;
}

/**
 * Makes a code that nobody guesses, 80 bits of it, from 16 random bytes or more; fewer throw.
 * @example randomCode(new Uint8Array(16)) // '0000000000000000'
 */
export function randomCode(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`Too few random bytes: ${bytes.length}`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
