import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { KeyFigureListBlock } from './KeyFigureListBlock.tsx';

const items = ['20 %', '48 h', '1 284 000,50 €'].map((number, index) => ({
  number,
  text: `compte ${index}`,
}));

test('each figure is associated with its label', () => {
  renderIn(<KeyFigureListBlock block={{ type: 'keyFigureList', title: 'En chiffres', items }} />);
  expect(screen.getByRole('heading', { name: 'En chiffres' })).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'compte 0',
    'compte 1',
    'compte 2',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    items.map(({ number }) => number),
  );
});

test('two are in a row on a phone, each within its half', async () => {
  await page.viewport(320, 700);
  renderIn(
    <div className="wrap">
      <KeyFigureListBlock block={{ type: 'keyFigureList', items }} />
    </div>,
  );
  const [first, second, third] = screen.getAllByRole('term').map((term) => term.parentElement!);
  expect(second!.offsetTop).toBe(first!.offsetTop);
  expect(third!.offsetTop).toBeGreaterThan(first!.offsetTop);
  expect(third!.scrollWidth).toBe(third!.clientWidth);
});

test('renders nothing for an empty list, not even the title', () => {
  const { container } = renderIn(
    <KeyFigureListBlock block={{ type: 'keyFigureList', title: 'En chiffres', items: [] }} />,
  );
  expect(container.childElementCount).toBe(0);
});
