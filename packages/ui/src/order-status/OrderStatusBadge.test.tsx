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
