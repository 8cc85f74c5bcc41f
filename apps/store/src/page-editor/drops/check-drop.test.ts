import { expect, test } from 'vitest';
import { checkDrop, EMPTY_DROP, filtersOf, referencesOf, withPieces } from './check-drop.ts';

const named = { ...EMPTY_DROP, nameFr: 'Nuits', nameEn: 'Nights' };
const errorsOf = (body: object) => checkDrop({ ...named, ...body }).validationErrors;

test('a new drop lacks its names, and cannot be saved without them', () => {
  const { validationErrors, canSave } = checkDrop(EMPTY_DROP);
  expect(validationErrors).toEqual([
    { path: 'nameFr', rule: 'MISSING' },
    { path: 'nameEn', rule: 'MISSING' },
  ]);
  expect(canSave).toBe(false);
  expect(checkDrop(named)).toEqual({ validationErrors: [], canSave: true });
});

test.each([
  ['an end before the launch', { launchAt: '2027-01-02T10:00:00Z', endAt: '2027-01-02T09:59:00Z' }, 'endAt'],
  ['an end at the launch', { launchAt: '2027-01-02T10:00:00Z', endAt: '2027-01-02T11:00:00+01:00' }, 'endAt'],
  [
    'an end before the pre-launch',
    { preLaunchAt: '2027-01-02T10:00:00Z', endAt: '2027-01-01T10:00:00Z' },
    'endAt',
  ],
  [
    'a pre-launch at the launch',
    { preLaunchAt: '2027-01-02T10:00:00Z', launchAt: '2027-01-02T10:00:00Z' },
    'preLaunchAt',
  ],
  ['a text in French alone', { shippingInfoFr: 'Deux jours' }, 'shippingInfoEn'],
  ['a text in English alone', { descriptionEn: 'White' }, 'descriptionFr'],
])('%s is a fault that bars publishing alone', (_, body, path) => {
  expect(errorsOf(body)).toEqual([expect.objectContaining({ path })]);
  expect(checkDrop({ ...named, ...body }).canSave).toBe(true);
});

test('dates in their order and texts in both languages are right', () => {
  const dates = {
    preLaunchAt: '2027-01-01T10:00:00Z',
    launchAt: '2027-01-02T10:00:00Z',
    endAt: '2027-01-03T10:00:00Z',
  };
  expect(errorsOf({ ...dates, descriptionFr: 'Blanc', descriptionEn: 'White' })).toEqual([]);
});

test('pieces are read and changed without losing what stands beside them', () => {
  const body = withPieces(withPieces(named, { brand: 'levi-s', family: '' }), { references: [3, 5] });
  expect(referencesOf(body)).toEqual([3, 5]);
  expect(filtersOf(body)).toEqual({ brand: 'levi-s' });
  expect(referencesOf({ pieces: 'none' })).toEqual([]);
});
