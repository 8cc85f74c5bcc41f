import { euros } from '@patine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { PriceDetails } from './PriceDetails.tsx';

const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ');
/** Each line: its label, its amount, and what explains it. */
const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const [amount, ...notes] = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
    return [
      plain(term),
      amount && plain(amount),
      ...notes.flatMap((note) => [...note.querySelectorAll('li')].map(plain)),
    ];
  });
const cents = (text = '') => Number(text.replace(/[^\d−]/g, '').replace('−', '-'));

test('every fee and every code has its own line', () => {
  renderIn(<PriceDetails details={samplePriceDetails} />);
  expect(lines()).toEqual([
    ['Pièces', '388,00 €'],
    ['Code BIENVENUE10 : Première commande', '−38,80 €'],
    ['Sous-total', '349,20 €'],
    ['Livraison', '7,40 €', 'Transport : 5,40 €', 'Contrôle qualité : 2,00 €'],
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
    ['Delivery', '€7.40', 'Shipping: €5.40', 'Quality control: €2.00'],
  ]);
});

test('shipping is not free while no method is selected', () => {
  const details = { ...samplePriceDetails, shipping: euros(0), qualityControl: euros(0) };
  const { rerender } = renderIn(<PriceDetails details={details} shippingChosen={false} />);
  expect(screen.getByText('à choisir')).toBeDefined();
  expect(screen.getByText('Total hors livraison')).toBeDefined();
  rerender(<PriceDetails details={details} />);
  expect(screen.getByText('offerte')).toBeDefined();
  expect(screen.getByText('Total')).toBeDefined();
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
    [
      'Livraison',
      'offerte',
      'Transport : 5,40 €',
      'Contrôle qualité : 2,00 €',
      'Code SOIN : Contrôle offert (−2,00 €)',
      'Remises (−5,40 €)',
    ],
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
    ['Livraison', '2,00 €', 'Transport : 5,40 €', 'Contrôle qualité : 2,00 €', 'Livraison offerte (−5,40 €)'],
    ['Cartes cadeaux', '−50,00 €'],
    ['Total', '301,20 €'],
    ['Vous économisez', '38,80 €'],
  ]);
});

test('the amounts in the column add up to the total', () => {
  renderIn(
    <PriceDetails
      details={{
        ...samplePriceDetails,
        shipping: euros(990),
        shippingReductions: euros(650),
        shippingReductionsDetail: [{ code: '', offerDescription: 'Livraison réduite', amount: euros(500) }],
        giftCards: euros(5000),
        totalAmount: euros(30_460),
      }}
    />,
  );
  const [, ...shown] = lines().filter(([label]) => label !== 'Sous-total' && label !== 'Vous économisez');
  const total = shown.pop();
  expect(lines()[3]).toEqual([
    'Livraison',
    '5,40 €',
    'Transport : 9,90 €',
    'Contrôle qualité : 2,00 €',
    'Livraison réduite (−5,00 €)',
    'Remises (−1,50 €)',
  ]);
  expect(38_800 + shown.reduce((sum, [, amount]) => sum + cents(amount), 0)).toBe(cents(total?.[1]));
});

test('delivery without quality control shows its normal price only where it is reduced', () => {
  const details = { ...samplePriceDetails, qualityControl: euros(0) };
  const { rerender } = renderIn(<PriceDetails details={details} />);
  expect(lines()[3]).toEqual(['Livraison', '5,40 €']);
  rerender(<PriceDetails details={{ ...details, shippingReductions: euros(540) }} />);
  expect(lines()[3]).toEqual(['Livraison', 'offerte', 'Prix normal : 5,40 €', 'Remises (−5,40 €)']);
});
