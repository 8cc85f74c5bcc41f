import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { PriceDetails } from './PriceDetails.tsx';

const lines = () => {
  const values = screen.getAllByRole('definition').map((value) => value.textContent?.replace(/\s/g, ' '));
  return screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent?.replace(/\s/g, ' '), values[index]]);
};

test('every fee and every code stands on its own line', () => {
  renderIn(<PriceDetails details={samplePriceDetails} />);
  expect(lines()).toEqual([
    ['Articles', '388,00 €'],
    ['Code BIENVENUE10 : Première commande', '−38,80 €'],
    ['Livraison', '5,40 €'],
    ['Contrôle qualité', '2,00 €'],
    ['Total', '356,60 €'],
    ['Vous économisez', '38,80 €'],
  ]);
});

test('in English likewise', () => {
  renderIn(<PriceDetails details={samplePriceDetails} />, 'en');
  expect(lines().slice(0, 3)).toEqual([
    ['Pieces', '€388.00'],
    ['Code BIENVENUE10: Première commande', '−€38.80'],
    ['Delivery', '€5.40'],
  ]);
});

test('delivery that is not chosen is not free', () => {
  const details = { ...samplePriceDetails, shipping: { amount: 0, currency: 'EUR' as const } };
  const { rerender } = renderIn(<PriceDetails details={details} shippingChosen={false} />);
  expect(screen.getByText('à choisir')).toBeDefined();
  rerender(<PriceDetails details={details} />);
  expect(screen.getByText('offerte')).toBeDefined();
});
