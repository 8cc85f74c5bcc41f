import { euros } from '@patine/core';
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

test('every fee and every code has its own line', () => {
  renderIn(<PriceDetails details={samplePriceDetails} />);
  expect(lines()).toEqual([
    ['Pièces', '388,00 €'],
    ['Code BIENVENUE10 : Première commande', '−38,80 €'],
    ['Sous-total', '349,20 €'],
    ['Livraison', '5,40 €'],
    ['Contrôle qualité', '2,00 €'],
    ['Total', '356,60 €'],
    ['Vous économisez', '38,80 €'],
  ]);
});

test('in English', () => {
  renderIn(<PriceDetails details={samplePriceDetails} />, 'en');
  expect(lines().slice(0, 4)).toEqual([
    ['Pieces', '€388.00'],
    ['Code BIENVENUE10: Première commande', '−€38.80'],
    ['Subtotal', '€349.20'],
    ['Delivery', '€5.40'],
  ]);
});

test('shipping is not free while no method is selected', () => {
  const details = { ...samplePriceDetails, shipping: { amount: 0, currency: 'EUR' as const } };
  const { rerender } = renderIn(<PriceDetails details={details} shippingChosen={false} />);
  expect(screen.getByText('à choisir')).toBeDefined();
  rerender(<PriceDetails details={details} />);
  expect(screen.getByText('offerte')).toBeDefined();
});

test('reductions without a code have their own line below the amount that they reduce', () => {
  renderIn(
    <PriceDetails
      details={{
        ...samplePriceDetails,
        productsReductions: euros(4880),
        shippingReductions: euros(540),
        qualityControlReductions: euros(200),
        qualityControlReductionsDetail: [
          { code: 'SOIN', offerDescription: 'Contrôle offert', amount: euros(200) },
        ],
      }}
    />,
  );
  expect(lines().slice(1, -2)).toEqual([
    ['Code BIENVENUE10 : Première commande', '−38,80 €'],
    ['Remises', '−10,00 €'],
    ['Sous-total', '339,20 €'],
    ['Livraison', '5,40 €'],
    ['Remises', '−5,40 €'],
    ['Contrôle qualité', '2,00 €'],
    ['Code SOIN : Contrôle offert', '−2,00 €'],
  ]);
});

test('distinguishes a code without a description, an automatic discount and gift cards', () => {
  renderIn(
    <PriceDetails
      details={{
        ...samplePriceDetails,
        productsReductionsDetail: [{ code: 'MERCI', offerDescription: '', amount: euros(3880) }],
        shippingReductions: euros(540),
        shippingReductionsDetail: [{ code: '', offerDescription: 'Livraison offerte', amount: euros(540) }],
        giftCards: euros(5000),
        totalAmount: euros(30_120),
      }}
    />,
  );
  expect(lines()).toEqual([
    ['Pièces', '388,00 €'],
    ['Code MERCI', '−38,80 €'],
    ['Sous-total', '349,20 €'],
    ['Livraison', '5,40 €'],
    ['Livraison offerte', '−5,40 €'],
    ['Contrôle qualité', '2,00 €'],
    ['Cartes cadeaux', '−50,00 €'],
    ['Total', '301,20 €'],
    ['Vous économisez', '38,80 €'],
  ]);
});
