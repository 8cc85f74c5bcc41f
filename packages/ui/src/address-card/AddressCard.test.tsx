import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { sampleAddress } from './address.samples.ts';
import { AddressCard } from './AddressCard.tsx';

test.each([
  ['fr', '75010 Paris, France', 'Adresse par défaut'],
  ['en', '75010 Paris, France', 'Default address'],
] as const)('shows the full address and whether it is the default, in %s', (locale, town, first) => {
  renderIn(<AddressCard address={sampleAddress} isDefault />, locale);
  expect(screen.getByText(town)).toBeDefined();
  expect(screen.getByText(first)).toBeDefined();
});

test('the country is in the language of the reader, and the region beside the town', () => {
  const address = { ...sampleAddress, countryCodeAlpha2: 'US', subDivision: 'NY' };
  renderIn(<AddressCard address={address} />);
  expect(screen.getByText('75010 Paris (NY), États-Unis')).toBeDefined();
  expect(screen.queryByText('Adresse par défaut')).toBeNull();
});
