import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddressLine } from './parse-address-line.ts';

const reading = (
  street: string | null,
  postalCode: string | null,
  town: string | null,
  isTownComplete = false,
) => ({
  street,
  postalCode,
  town,
  isTownComplete,
});

test.each([
  ['12 rue des Récollets, 75010', reading('12 rue des Récollets', '75010', null)],
  ['12 rue des Récollets, 750', reading('12 rue des Récollets', '750', null)],
  ['12 rue des Récollets, Par', reading('12 rue des Récollets', null, 'Par')],
  ['12 rue des Récollets, 75 010  Paris', reading('12 rue des Récollets', '75010', 'Paris')],
  ['12 rue des Récollets 75010 Pa', reading('12 rue des Récollets', '75010', 'Pa')],
  ['12 rue des Récollets 75010', reading('12 rue des Récollets', '75010', null)],
  ['75010', reading(null, '75010', null)],
  ['750', reading(null, '750', null)],
  ['Lyo', reading(null, null, 'Lyo')],
  ['12 rue Berthollet Saint-Étienne', reading('12 rue Berthollet', null, 'Saint-Étienne', true)],
])('parses %j', (line, expected) => {
  expect(parseAddressLine(line)).toContainEqual(expected);
});

test.each(['', '7', '75', 'Ly', '12', '12 rue', 'rue', 'rue de Lyon', '12 rue de Lyon', '12 rue X, 7', ','])(
  '%j is too short to parse',
  (line) => {
    expect(parseAddressLine(line)).toEqual([]);
  },
);

test('every word of a result comes from the typed line', () => {
  const word = fc.constantFrom('12', 'rue', 'de', 'Lyon', ',', '75010', 'Saint-Denis', '3', 'l’', '  ');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (parts) => {
      const typed = new Set(parts.join(' ').split(/[\s,]+/));
      const digits = parts.join('').replace(/\D/g, '');
      for (const { street, postalCode, town } of parseAddressLine(parts.join(' '))) {
        const read = [street, town].flatMap((part) => part?.split(/[\s,]+/) ?? []).filter(Boolean);
        expect(read.filter((part) => !typed.has(part))).toEqual([]);
        expect(digits).toContain(postalCode ?? '');
      }
    }),
  );
});
