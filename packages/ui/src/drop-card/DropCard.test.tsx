import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { DropCard } from './DropCard.tsx';

test.each([
  ['fr', '80 pièces · Se termine dans 3 jours'],
  ['en', '80 pieces · Ends in 3 days'],
] as const)('it tells pieces and time in %s and leads to the drop', (locale, words) => {
  renderIn(<DropCard drop={liveDrop} />, locale);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Archives denim' }).getAttribute('href')).toBe(
    '/shop/archives-denim',
  );
});

test('a drop to come without pieces yet tells no number', () => {
  renderIn(<DropCard drop={{ ...soonDrop, productCount: 0 }} />);
  expect(screen.getByText('Bientôt')).toBeDefined();
  expect(screen.queryByText(/pièce/)).toBeNull();
});
