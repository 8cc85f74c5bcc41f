import type { PostalAddressInput } from '@patine/contract/resolvers';
import { SUBDIVISIONS } from '@patine/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARIS } from '../../testing/addresses.ts';
import { readPostalAddress } from './postal-address.ts';

const line = fc.oneof(
  fc.constantFrom('12 rue Oberkampf', '  Bât. C ', '', ' ', 'Ünïcode 東京', 'a'.repeat(256), 'two\nlines'),
  fc.string({ maxLength: 20 }),
);
const optional = fc.oneof(line, fc.constant(null));
const input: fc.Arbitrary<PostalAddressInput> = fc.record({
  firstName: line,
  lastName: line,
  companyName: optional,
  countryCode: fc.constantFrom('FRA', 'fra', ' USA ', 'CAN', 'ITA', 'AUS', 'BLM', 'GBR', 'ZZZ', ''),
  addressLine1: line,
  addressLine2: optional,
  postalCode: fc.constantFrom('75011', ' 75011 ', 'sw1a1aa', 'K1A 0B1', '94103', '97133', '2000', 'x', ''),
  subDivision: fc.oneof(optional, fc.constantFrom('ca', 'NY', ' qc', 'MI', 'nsw', 'ZZ')),
  cityName: line,
  phoneNumber: fc.constantFrom(
    '06 12 34 56 78',
    '+33 6 12 34 56 78',
    '(415) 555-2671',
    '+44 20 7946 0958',
    '27 41 6',
    '12',
    '',
  ),
  gpsCoordinates: fc.oneof(
    fc.constant(null),
    fc.record({
      lat: fc.double({ min: -95, max: 95, noNaN: true }),
      lng: fc.double({ min: -185, max: 185, noNaN: true }),
    }),
  ),
});

type Read = ReturnType<typeof readPostalAddress>;
const validValues = (read: Read) => (read.ok ? [read.value] : []);

/** Converts a stored address back to an input. */
const again = ({
  latitude,
  longitude,
  ...value
}: ReturnType<typeof validValues>[number]): PostalAddressInput => ({
  ...value,
  gpsCoordinates: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
});

const valid = fc.record({
  addressLine2: optional,
  companyName: optional,
  countryAndPhone: fc.constantFrom(
    { countryCode: 'FRA', postalCode: '75011', phoneNumber: '06 12 34 56 78' },
    { countryCode: 'usa', postalCode: '94103', phoneNumber: '(415) 555-2671' },
    { countryCode: 'CAN', postalCode: 'k1a 0b1', phoneNumber: '+1 613 555 0123' },
    { countryCode: 'BLM', postalCode: '97133', phoneNumber: '27 41 6' },
  ),
  subDivision: fc.constantFrom(null, '', 'ca', ' QC '),
});

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        input,
        valid.map(({ countryAndPhone, ...rest }) => ({ ...PARIS, ...rest, ...countryAndPhone })),
      ),
      (given) => {
        for (const value of validValues(readPostalAddress(given)))
          expect(readPostalAddress(again(value))).toEqual({ ok: true, value });
      },
    ),
  );
});

test('stored texts are trimmed, and empty optional ones are null', () => {
  fc.assert(
    fc.property(input, (given) => {
      for (const value of validValues(readPostalAddress(given))) {
        const texts = Object.values(value).filter((entry) => typeof entry === 'string');
        expect(texts.filter((text) => text !== text.trim())).toEqual([]);
        expect([value.companyName, value.addressLine2, value.subDivision]).not.toContain('');
        expect([null, ...(SUBDIVISIONS[value.countryCode] ?? [])]).toContain(value.subDivision);
        expect(value.countryCode).toMatch(/^[A-Z]{3}$/);
        expect(value.countryCode === 'BLM' || /^\+\d{7,15}$/.test(value.phoneNumber)).toBe(true);
      }
    }),
  );
});

test('valid addresses are accepted in most spellings', () => {
  const { ok } = readPostalAddress({
    ...PARIS,
    countryCode: ' fra ',
    postalCode: ' 75011',
    companyName: ' ',
  });
  expect(ok).toBe(true);
});
