import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SellerCard } from './SellerCard.tsx';

const store = { name: 'Second Wind', country: 'GB', isProfessional: true };

test.each([
  ['fr', 'Vendeur professionnel, Royaume-Uni'],
  ['en', 'Professional seller, United Kingdom'],
] as const)('it tells status and country in %s', (locale, words) => {
  renderIn(<SellerCard store={store} href="/s" />, locale);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Second Wind' }).getAttribute('href')).toBe('/s');
});

test('a private seller is not called professional', () => {
  renderIn(<SellerCard store={{ ...store, isProfessional: false }} href="/s" />);
  expect(screen.queryByText(/professionnel/)).toBeNull();
});

test('a code that names no country is shown as it is', () => {
  renderIn(<SellerCard store={{ ...store, country: '??' }} href="/s" />);
  expect(screen.getByText(/\?\?/)).toBeDefined();
});

test.each([
  ['fr', 'Voir ce vendeur'],
  ['en', 'See this seller'],
] as const)('a seller without a name is still led to in words, in %s', (locale, words) => {
  renderIn(<SellerCard store={{ ...store, name: ' ' }} href="/s" />, locale);
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/s');
});
