import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

test.each([
  ['CHECKOUT', 'En attente de paiement', 'Awaiting payment'],
  ['PAID', 'Payée', 'Paid'],
  ['COMPLETED', 'Terminée', 'Completed'],
  ['ABANDONED', 'Abandonnée', 'Abandoned'],
  ['REFUNDED', 'Remboursée', 'Refunded'],
] as const)('%s has a label in both languages', (status, french, english) => {
  const { unmount } = renderIn(<OrderStatusBadge status={status} />);
  expect(screen.getByText(french)).toBeDefined();
  unmount();
  renderIn(<OrderStatusBadge status={status} />, 'en');
  expect(screen.getByText(english)).toBeDefined();
});

const done = (...codes: string[]) => ({
  steps: codes.map((code) => ({ code, at: '2026-11-12T09:30:00.000Z' })),
});

test.each([
  ['PAID', [done('paid', 'prepared')], 'Payée'],
  ['PAID', [done('paid', 'prepared', 'shipped')], 'En route'],
  ['PAID', [done('paid', 'shipped', 'delivered')], 'Livrée'],
  ['PAID', [done('paid', 'shipped', 'delivered'), done('paid')], 'Payée'],
  ['REFUNDED', [done('paid', 'shipped', 'delivered')], 'Remboursée'],
] as const)('%s with its parcels says how far all of them are (%#)', (status, parcels, label) => {
  renderIn(<OrderStatusBadge status={status} parcels={parcels} />);
  expect(screen.getByText(label)).toBeDefined();
});
