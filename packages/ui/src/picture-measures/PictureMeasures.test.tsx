import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { PictureMeasures } from './PictureMeasures.tsx';

const lines = [
  {
    name: 'bust',
    points: [
      [0.3, 0.3],
      [0.7, 0.3],
    ],
  },
  {
    name: 'waist',
    points: [
      [0.3, 0.5],
      [0.7, 0.5],
    ],
  },
] as const;
const measures = [
  { name: 'bust', value: 59.5 },
  { name: 'biceps', value: 20 },
];
const button = () => screen.getByRole('button');

test.each([
  ['fr', 'METRIC', 'Aisselle à aisselle 59,5\u00a0cm'],
  ['fr', 'IMPERIAL', 'Aisselle à aisselle 23,4\u00a0po'],
  ['en', 'IMPERIAL', 'Pit to pit 23.4\u00a0in'],
] as const)(
  'in %s, %s only measures that were taken and have a line stand on the picture',
  (locale, system, text) => {
    renderIn(<PictureMeasures lines={lines} measures={measures} ratio={0.67} system={system} />, locale);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([text]);
  },
);

test('a label stands on its line', () => {
  renderIn(<PictureMeasures lines={lines} measures={measures} ratio={0.67} system="METRIC" />);
  const { left, top } = screen.getByRole('listitem').style;
  expect([left, top]).toEqual(['50%', '30%']);
});

test('a measure is named while it is hovered or focused, and stays named once pressed', async () => {
  renderIn(<PictureMeasures lines={lines} measures={measures} ratio={0.67} system="METRIC" />);
  const named = () => button().dataset['active'] === 'true';
  expect(named()).toBe(false);
  await userEvent.hover(button());
  expect(named()).toBe(true);
  await userEvent.unhover(button());
  expect(named()).toBe(false);
  await userEvent.tab();
  expect(named()).toBe(true);
  await userEvent.keyboard('{Enter}');
  button().blur();
  await expect.poll(named).toBe(true);
  expect(button().getAttribute('aria-pressed')).toBe('true');
});
