import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { MarketSquareInsertBlock } from './MarketSquareInsertBlock.tsx';

const block = {
  type: 'marketSquareInsert' as const,
  id: 'saint-ouen',
  title: 'Saint-Ouen',
  description: 'Quatre fois par an.',
  headingTag: 'h2' as const,
  image: 'p1',
  imageAlt: 'La place, un samedi',
};

test.each([
  ['h2', 2],
  ['h3', 3],
] as const)('%s renders a heading of level %s', (headingTag, level) => {
  renderIn(<MarketSquareInsertBlock block={{ ...block, headingTag }} />);
  expect(screen.getByRole('heading', { level, name: 'Saint-Ouen' })).toBeDefined();
});

test('its id is the anchor in URLs', () => {
  const { container } = renderIn(<MarketSquareInsertBlock block={block} />);
  expect(container.querySelector('#saint-ouen')?.textContent).toContain('Quatre fois par an');
  expect(screen.getByRole('img', { name: 'La place, un samedi' })).toBeDefined();
});

test('without an image it renders the text', () => {
  const { container } = renderIn(<MarketSquareInsertBlock block={{ ...block, image: '' }} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Quatre fois par an.')).toBeDefined();
});
