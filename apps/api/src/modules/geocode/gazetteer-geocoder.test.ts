import { expect, test } from 'vitest';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';

const suggest = createGazetteerGeocoder();

test.each([
  ['12 rue des Récollets, 75010', 'FRA', '12 rue des Récollets, 75010 Paris', null],
  ['97400', 'REU', '97400 Saint-Denis', null],
  ['100 Market Street, San Franc', 'USA', '100 Market Street, San Francisco, CA', 'CA'],
  ['1 rue Sainte-Catherine, montreal', 'CAN', '1 rue Sainte-Catherine, Montréal, QC', 'QC'],
  ['90 George St Sydney', 'AUS', '90 George St, Sydney, NSW', 'NSW'],
])('%j in %s suggests %j', async (text, country, line, region) => {
  const [first] = await suggest({ text, country, locale: 'fr' });
  expect(first).toMatchObject({ text: line, country, subDivision: region });
  expect(first?.gpsCoordinates?.lat).toBeTypeOf('number');
});

test('a town with several postal codes is suggested without one, and the largest comes first', async () => {
  const [first, ...others] = await suggest({ text: 'Lyo', country: 'FRA', locale: 'fr' });
  expect(first).toMatchObject({ cityName: 'Lyon', postalCode: null, addressLine1: null });
  expect(others.length).toBeLessThan(5);
});

test.each([
  ['rue de Lyon', 'FRA'],
  ['12', 'FRA'],
  ['Lyon', 'ATA'],
  ['99999', 'FRA'],
])('there is no suggestion for %j in %s', async (text, country) => {
  expect(await suggest({ text, country, locale: 'fr' })).toEqual([]);
});
