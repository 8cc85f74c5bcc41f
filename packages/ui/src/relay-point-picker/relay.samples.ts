import type { ServicePointFieldsFragment } from '@patine/contract/operations';

const week = (hours: string, closed: string) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
    day,
    hours: day === closed || day === 'sunday' ? '' : hours,
  }));

const point = (
  id: string,
  name: string,
  address: string,
  distanceMeter: number,
  lat: number,
  lng: number,
): ServicePointFieldsFragment => ({
  servicePointId: id,
  name,
  address,
  countryCode: 'FR',
  postalCode: '75010',
  cityName: 'Paris',
  distanceMeter,
  gpsCoordinates: { lat, lng },
  openingSchedule: week('09:00–20:00', id === '2' ? 'monday' : 'none'),
});

export const samplePoints = [
  point('1', 'Tabac du Canal', '31 quai de Valmy', 240, 48.8711, 2.3655),
  point('2', 'Épicerie Bichat', '8 rue Bichat', 410, 48.8732, 2.3622),
  point('3', 'Pressing Lancry', '44 rue de Lancry', 1650, 48.8695, 2.3698),
];
