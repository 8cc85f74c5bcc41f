import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { sampleReceipt } from './receipt.samples.ts';
import { ReceiptTable } from './ReceiptTable.tsx';

const sums = () => screen.getAllByRole('definition').map((sum) => sum.textContent?.replace(/\s/g, ' '));
const names = () => screen.getAllByRole('term').map((term) => term.textContent?.replace(/\s/g, ' '));

test('it lists what was paid for', () => {
  renderIn(<ReceiptTable order={sampleReceipt} />);
  expect(names()).toEqual([
    'Articles, avant codes',
    'Code BIENVENUE10 : Première commande',
    'Livraison',
    'Contrôle qualité',
    'Total',
  ]);
  expect(sums()).toEqual(['388,00 €', '−38,80 €', '5,40 €', '2,00 €', '356,60 €']);
});

test('without a code the pieces are told as they were paid', () => {
  renderIn(<ReceiptTable order={{ ...sampleReceipt, productReductions: [] }} />);
  expect(names()[0]).toBe('Articles');
});

test('a refund is told with what remains paid, in both languages', () => {
  const order = {
    ...sampleReceipt,
    refundedAmount: { amount: 11000, currency: 'EUR' as const },
    paidAmount: { amount: 24660, currency: 'EUR' as const },
  };
  const { unmount } = renderIn(<ReceiptTable order={order} />);
  expect(names().slice(-2)).toEqual(['Remboursé', 'Payé']);
  expect(sums().slice(-2)).toEqual(['−110,00 €', '246,60 €']);
  unmount();
  renderIn(<ReceiptTable order={order} />, 'en');
  expect(names().slice(-2)).toEqual(['Refunded', 'Paid']);
});

test('what gift cards paid stands between the price and what was paid', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
  renderIn(<ReceiptTable order={{ ...sampleReceipt, giftCardAmount: eur(5000), paidAmount: eur(30_660) }} />);
  expect(names().slice(-3)).toEqual(['Total', 'Cartes cadeaux', 'Payé']);
  expect(sums().slice(-3)).toEqual(['356,60 €', '−50,00 €', '306,60 €']);
});
