import { euros } from '@patine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { sampleReceipt } from './receipt.samples.ts';
import { ReceiptTable } from './ReceiptTable.tsx';

const sums = () => screen.getAllByRole('definition').map((sum) => sum.textContent?.replace(/\s/g, ' '));
const names = () => screen.getAllByRole('term').map((term) => term.textContent?.replace(/\s/g, ' '));

test('lists what was paid for', () => {
  renderIn(<ReceiptTable order={sampleReceipt} />);
  expect(names()).toEqual([
    'Pièces, avant codes',
    'Code BIENVENUE10 : Première commande',
    'Livraison',
    'Total',
  ]);
  expect(sums()).toEqual([
    '388,00 €',
    '−38,80 €',
    '7,40 €',
    'Transport : 5,40 €Contrôle qualité : 2,00 €',
    '356,60 €',
  ]);
});

test('without codes it shows the paid price of the items', () => {
  renderIn(<ReceiptTable order={{ ...sampleReceipt, productReductions: [] }} />);
  expect(names()[0]).toBe('Pièces');
});

test('a refund is shown with the rest of the total, in both languages', () => {
  const order = { ...sampleReceipt, refundedAmount: euros(11_000) };
  const { unmount } = renderIn(<ReceiptTable order={order} />);
  expect(names().slice(-3)).toEqual(['Total', 'Remboursé', 'Total après remboursement']);
  expect(sums().slice(-3)).toEqual(['356,60 €', '−110,00 €', '246,60 €']);
  unmount();
  renderIn(<ReceiptTable order={order} />, 'en');
  expect(names().slice(-3)).toEqual(['Total', 'Refunded', 'Total after refund']);
});

test('the total appears once, and below it the parts paid by gift cards and by money', () => {
  renderIn(
    <ReceiptTable order={{ ...sampleReceipt, giftCardAmount: euros(5_000), paidAmount: euros(30_660) }} />,
  );
  expect(names().slice(-3)).toEqual(['Total', 'Payé par carte cadeau', 'Payé en ligne']);
  expect(sums().slice(-3)).toEqual(['356,60 €', '50,00 €', '306,60 €']);
});

test('an order paid and refunded with gift cards only shows no payment of zero', () => {
  const order = {
    ...sampleReceipt,
    status: 'REFUNDED' as const,
    giftCardAmount: euros(35_660),
    giftCardRefundedAmount: euros(35_660),
    paidAmount: euros(0),
  };
  renderIn(<ReceiptTable order={order} />);
  expect(names().slice(-4)).toEqual([
    'Total',
    'Payé par carte cadeau',
    'Recrédité sur vos cartes cadeaux',
    'Total après remboursement',
  ]);
  expect(sums().slice(-4)).toEqual(['356,60 €', '356,60 €', '−356,60 €', '0,00 €']);
});

test('an unpaid order shows the amount due, and no payment', () => {
  const order = {
    ...sampleReceipt,
    status: 'CHECKOUT' as const,
    giftCardAmount: euros(5_000),
    paidAmount: euros(0),
  };
  renderIn(<ReceiptTable order={order} />);
  expect(names().slice(-3)).toEqual(['Total', 'Cartes cadeaux', 'Reste à payer']);
  expect(sums().slice(-3)).toEqual(['356,60 €', '−50,00 €', '306,60 €']);
});

const notes = () => screen.getAllByRole('listitem').map((note) => note.textContent?.replace(/\s/g, ' '));

test('a code that takes off delivery and quality control stands below them once, with its whole amount', () => {
  const part = (amount: number) => [
    { code: 'FRANCO', offerDescription: 'Livraison offerte', amount: euros(amount) },
  ];
  renderIn(
    <ReceiptTable
      order={{
        ...sampleReceipt,
        shippingReductions: part(540),
        qualityControlReductions: part(200),
        totalAmount: euros(34_920),
      }}
    />,
  );
  expect(sums()[2]).toBe('offerte');
  expect(notes()).toEqual([
    'Transport : 5,40 €',
    'Contrôle qualité : 2,00 €',
    'Code FRANCO : Livraison offerte (−7,40 €)',
  ]);
});

test('a reduced delivery shows what it cost, and below it how that came', () => {
  const offer = { code: '', offerDescription: 'Livraison suivie offerte', amount: euros(540) };
  renderIn(
    <ReceiptTable order={{ ...sampleReceipt, shippingReductions: [offer], totalAmount: euros(35_120) }} />,
  );
  expect(sums()[2]).toBe('2,00 €');
  expect(notes()).toEqual([
    'Transport : 5,40 €',
    'Contrôle qualité : 2,00 €',
    'Livraison suivie offerte (−5,40 €)',
  ]);
});
