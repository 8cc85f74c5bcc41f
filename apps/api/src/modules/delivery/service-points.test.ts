import { expect, test } from 'vitest';
import { servicePointById, servicePointsNear } from './service-points.ts';

const pointsNear = (...place: Parameters<typeof servicePointsNear>) => {
  const found = servicePointsNear(...place);
  if (!found.ok) throw new Error(JSON.stringify(found.fields));
  return found.points;
};
const metres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const dx = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(dx, a.lat - b.lat) * 111_320;
};

test('ten points are around the town, nearest first, at their stated distance', () => {
  const points = pointsNear('FRA', '69003', 'Lyon');
  const distances = points.map(({ distanceMeter }) => distanceMeter);
  expect(points).toHaveLength(10);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  for (const { gpsCoordinates, distanceMeter } of points)
    expect(
      Math.abs(metres(gpsCoordinates ?? { lat: 0, lng: 0 }, { lat: 45.74846, lng: 4.84671 }) - distanceMeter),
    ).toBeLessThan(2);
  expect(points[0]?.openingSchedule.map(({ day }) => day)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
});

test.each([
  ['FRA', '75011', null, 'Paris'],
  ['FRA', '75011', 'Paris 11e', 'Paris'],
  ['FRA', '69003', null, 'Lyon'],
  ['FRA', '93100', 'Montreuil', 'Montreuil'],
  ['FRA', '62170', 'Montreuil', 'Montreuil'],
  ['FRA', '74000', 'Un hameau', 'Annecy'],
  ['ESP', '28013', null, 'Madrid'],
  ['BEL', '9000', 'GENT', 'Gent'],
])('%s %s %s is served around %s', (country, postalCode, cityName, town) => {
  expect(pointsNear(country, postalCode, cityName)[0]).toMatchObject({ cityName: town, postalCode });
});

test('towns of the same name are distinguished by department', () => {
  const [near, far] = ['93100', '62170'].map(
    (code) => pointsNear('FRA', code, 'Montreuil')[0]?.gpsCoordinates,
  );
  expect(Math.abs((near?.lat ?? 0) - (far?.lat ?? 0))).toBeGreaterThan(1);
});

test('a point found by its id has the same data', () => {
  for (const point of [...pointsNear('FRA', '75011', null), ...pointsNear('NLD', '1012 AB', 'Amsterdam')])
    expect(servicePointById(point.servicePointId, point.countryCode)).toEqual(point);
});

test.each([
  ['ZZZ', '75011', 'Paris', { countryCode: 'UNKNOWN_COUNTRY' }],
  ['FRA', '7501', 'Paris', { postalCode: 'BAD_FORMAT' }],
  ['FRA', '00000', null, { postalCode: 'UNKNOWN' }],
  ['USA', '10001', 'New York', { cityName: 'UNKNOWN' }],
  ['BEL', '9000', null, { postalCode: 'UNKNOWN' }],
  ['BEL', '9000', 'Atlantis', { cityName: 'UNKNOWN' }],
])('%s %s %s is rejected', (country, postalCode, cityName, fields) => {
  expect(servicePointsNear(country, postalCode, cityName)).toEqual({ ok: false, fields });
});
