import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SizeTable } from './SizeTable.tsx';

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

test('each measure is in centimetres and in inches', () => {
  renderIn(<SizeTable measures={[{ name: 'bust', value: 59 }]} />);
  expect(screen.getByRole('rowheader', { name: 'Aisselle à aisselle' })).toBeDefined();
  expect(cells()).toEqual(['59\u00a0cm', '23,2\u00a0po']);
});

test('in English it uses a decimal point and inches', () => {
  renderIn(<SizeTable measures={[{ name: 'bust', value: 64.5 }]} />, 'en');
  expect(screen.getByRole('rowheader', { name: 'Pit to pit' })).toBeDefined();
  expect(cells()).toEqual(['64.5\u00a0cm', '25.4\u00a0in']);
});

test('explains how measures are taken, and shows equivalent sizes', () => {
  renderIn(
    <SizeTable
      measures={[{ name: 'length', value: 66 }]}
      equivalents={[
        { type: 'FR', size: '38' },
        { type: 'UK', size: '10' },
      ]}
    />,
  );
  expect(screen.getByText(/mesuré à plat/i)).toBeDefined();
  expect(screen.getByText(/FR\s38, UK\s10/)).toBeDefined();
});

test('an unknown measure shows its own name', () => {
  renderIn(<SizeTable measures={[{ name: 'biceps', value: 30 }]} />);
  expect(screen.getByRole('rowheader', { name: 'biceps' })).toBeDefined();
});

test.each([
  ['fr', ['23,2\u00a0po', '59\u00a0cm'], ['Mesure', 'Pouces', 'Centimètres']],
  ['en', ['23.2\u00a0in', '59\u00a0cm'], ['Measurement', 'Inches', 'Centimetres']],
] as const)(
  'by keyboard, inches come first and centimetres stay beside them, in %s',
  async (locale, values, heads) => {
    renderIn(<SizeTable measures={[{ name: 'bust', value: 59 }]} />, locale);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(cells()).toEqual(values);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(heads);
  },
);

test('without measures it says so instead of an empty table', () => {
  renderIn(<SizeTable measures={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/Pas encore de mesures/)).toBeDefined();
});
