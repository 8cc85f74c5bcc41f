import type { AddressPlaces } from './CountryFields.tsx';

export const samplePlaces: AddressPlaces = {
  countries: [
    { code: 'FRA', name: 'France', main: true },
    { code: 'BEL', name: 'Belgique', main: true },
    { code: 'USA', name: 'États-Unis', main: true },
    { code: 'HKG', name: 'Hong Kong', main: true },
    { code: 'AND', name: 'Andorre', main: false },
  ],
  subDivisions: {
    USA: [
      { code: 'CA', name: 'Californie' },
      { code: 'NY', name: 'New York' },
    ],
  },
};
