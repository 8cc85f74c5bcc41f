import { createHash } from 'node:crypto';

/** Digits that nobody confuses when they read them out: no 0 with O, no 1 with 7. */
const DIGITS = '2345689';
const LENGTH = 7;

/** An order's name among people, `P-4823956`, from random text; 800,000 of them: who meets a taken one draws again. */
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
