import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { DropBand } from './DropBand.tsx';

const clock = { renderedAt: Date.UTC(2026, 10, 22, 15) };

test('is one link to the drop, named after it', () => {
  renderIn(<DropBand drop={liveDrop} clock={clock} />);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Archives denim', '/shop/archives-denim']);
  expect(screen.getByRole('timer')).toBeDefined();
});

test.each([
  ['fr', 'Drop à venir', 'Bientôt'],
  ['en', 'Upcoming drop', 'Coming soon'],
] as const)('announces a drop without a date in words, in %s', (locale, state, time) => {
  renderIn(<DropBand drop={soonDrop} clock={clock} />, locale);
  expect(screen.getByText(state)).toBeDefined();
  expect(screen.getByText(time)).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});
