import { createHash } from 'node:crypto';

/** Without 0, 1 and 7: 0 is confused with O, and 1 with 7. */
const DIGITS = '2345689';
const LENGTH = 7;

/**
 * The order reference that customers see, `P-4823956`. There are only 823,543, so the caller retries if one is taken.
 */
export function orderReference(random: string) {
  const bytes = createHash('sha256').update(random).digest();
  let number = bytes.readUIntBE(0, 6);
  let reference = '';
  for (let position = 0; position < LENGTH; position += 1) {
    reference += DIGITS[number % DIGITS.length];
    number = Math.floor(number / DIGITS.length);
  }
  return `P-${reference}`;
}
