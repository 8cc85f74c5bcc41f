import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SizeTable, type SizeTableProps } from './SizeTable.tsx';

function Held(props: Omit<SizeTableProps, 'system' | 'onSystem'>) {
  const [system, setSystem] = useState<SizeTableProps['system']>('METRIC');
  return <SizeTable {...props} system={system} onSystem={setSystem} />;
}

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const figureTexts = () =>
  [...document.querySelectorAll('[data-slot=measure-figure] span')].map((label) => label.textContent);

test('in English it uses a decimal point', () => {
  renderIn(<Held measures={[{ name: 'bust', value: 64.5 }]} />, 'en');
  expect(screen.getByRole('rowheader', { name: 'Pit to pit' })).toBeDefined();
  expect(cells()).toEqual(['64.5\u00a0cm']);
});

test('explains how measures are taken, and shows equivalent sizes', () => {
  renderIn(
    <Held
      measures={[{ name: 'length', value: 66 }]}
      equivalents={[
        { type: 'FR', size: '38' },
        { type: 'UK', size: '10' },
      ]}
    />,
  );
  expect(screen.getByText(/mesures prises à plat/i)).toBeDefined();
  expect(screen.getByText(/FR\s38 · UK\s10/)).toBeDefined();
});

test.each([
  ['fr', /UK\s7,5 · US\s10 · IT\s40-42/],
  ['en', /UK\s7\.5 · US\s10 · IT\s40-42/],
] as const)('writes half sizes as numbers are written in %s', (locale, sizes) => {
  const equivalents = [
    { type: 'UK', size: '7.5' },
    { type: 'US', size: '10' },
    { type: 'IT', size: '40-42' },
  ];
  renderIn(<Held measures={[{ name: 'length', value: 66 }]} equivalents={equivalents} />, locale);
  expect(screen.getByText(sizes)).toBeDefined();
});

test('an unknown measure shows its own name', () => {
  renderIn(<Held measures={[{ name: 'biceps', value: 30 }]} figure="jacket" />);
  expect(screen.getByRole('rowheader', { name: 'biceps' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['fr', ['59\u00a0cm'], ['23,2\u00a0po'], ['Mesure', 'Pouces']],
  ['en', ['59\u00a0cm'], ['23.2\u00a0in'], ['Measurement', 'Inches']],
] as const)(
  'by keyboard, inches take the place of centimetres, in %s',
  async (locale, metric, inches, heads) => {
    renderIn(<Held measures={[{ name: 'bust', value: 59 }]} />, locale);
    expect(cells()).toEqual(metric);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(cells()).toEqual(inches);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(heads);
  },
);

test('a row shows its value on the figure while it is focused or hovered, and stays so when pressed', async () => {
  renderIn(
    <Held
      figure="skirt"
      measures={[
        { name: 'waist', value: 36 },
        { name: 'hips', value: 48 },
      ]}
    />,
  );
  expect(figureTexts()).toEqual(['A', 'B']);
  const waist = screen.getByRole('button', { name: 'Taille (à plat)' });
  const hips = screen.getByRole('button', { name: 'Hanches (à plat)' });
  waist.focus();
  await expect.poll(figureTexts).toEqual(['B', '36\u00a0cm']);
  waist.blur();
  await expect.poll(figureTexts).toEqual(['A', 'B']);
  await userEvent.hover(hips);
  await expect.poll(figureTexts).toEqual(['A', '48\u00a0cm']);
  await userEvent.click(hips);
  await userEvent.unhover(hips);
  hips.blur();
  expect(hips.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(figureTexts).toEqual(['A', '48\u00a0cm']);
  await userEvent.click(hips);
  expect(hips.getAttribute('aria-pressed')).toBe('false');
});

test('without measures it says so instead of an empty table', () => {
  renderIn(<Held measures={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/Pas encore de mesures/)).toBeDefined();
});
