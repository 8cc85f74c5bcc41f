import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { liveDrop, manyDrops } from '../../drop-banner/drop.samples.ts';
import { renderIn } from '../../testing/render.tsx';
import { DropCarouselBlock } from './DropCarouselBlock.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 15);
const block = { type: 'dropCarousel' as const, state: 'live' as const };

test('a single live drop is a banner with a countdown', () => {
  vi.useFakeTimers({ now: renderedAt });
  renderIn(<DropCarouselBlock block={block} drops={[liveDrop]} clock={{ renderedAt }} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^2 jours07 heures$/);
  expect(screen.queryByText(/Se termine/)).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('a single drop stands below the title that an editor wrote', () => {
  const titled = { ...block, title: 'Les autres drops' };
  renderIn(<DropCarouselBlock block={titled} drops={[liveDrop]} clock={{ renderedAt }} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Les autres drops',
    liveDrop.name,
  ]);
});

test.each([
  [2, 'visible'],
  [3, 'visible'],
  [4, 'auto'],
])('%s drops are a row with overflow %s', (count, overflow) => {
  renderIn(<DropCarouselBlock block={block} drops={manyDrops(count)} clock={{ renderedAt }} />);
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(getComputedStyle(screen.getByRole('list')).overflowX).toBe(overflow);
});

test.each([
  ['fr', 'Drops en cours'],
  ['en', 'Current drops'],
] as const)('has a default title in %s', (locale, name) => {
  renderIn(<DropCarouselBlock block={block} drops={manyDrops(2)} clock={{ renderedAt }} />, locale);
  expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
});

test('as a band it shows its first drop with a countdown', () => {
  renderIn(
    <DropCarouselBlock block={{ ...block, show: 'first' }} drops={manyDrops(3)} clock={{ renderedAt }} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Archives denim']);
  expect(screen.getByRole('timer')).toBeDefined();
});

test('renders nothing without drops', () => {
  const { container } = renderIn(<DropCarouselBlock block={block} drops={[]} clock={{ renderedAt }} />);
  expect(container.childElementCount).toBe(0);
});
