import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { endedDropInfo, garmentsDropInfo, liveDropInfo, soonDropInfo } from './drop-info.samples.ts';
import { DropCover } from './DropCover.tsx';

const clock = { renderedAt: Date.UTC(2026, 10, 22, 15) };

test.each([
  ['before', soonDropInfo, 'Drop à venir', 'Upcoming drop', 1],
  ['during', liveDropInfo, 'Drop en cours', 'Live drop', 1],
  ['after', endedDropInfo, 'Drop terminé', 'Drop ended', 0],
] as const)('%s the sale it says so, with a countdown as long as there is one', (_, drop, fr, en, clocks) => {
  const { unmount } = renderIn(<DropCover drop={drop} clock={clock} />);
  expect(screen.getByRole('heading', { level: 1, name: drop.name })).toBeDefined();
  expect(screen.getByText(fr)).toBeDefined();
  expect(screen.queryAllByRole('timer')).toHaveLength(clocks);
  unmount();
  renderIn(<DropCover drop={drop} clock={clock} />, 'en');
  expect(screen.getByText(en)).toBeDefined();
});

test('the day of the launch is written beside its countdown', () => {
  renderIn(<DropCover drop={soonDropInfo} clock={clock} />);
  expect(screen.getByText(/^Ouvre le 24\/11\/2026 à 09:00/)).toBeDefined();
});

const fitsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ className }) => /object-(\w+)/.exec(className)?.[1]);

test('without a picture of its own it shows garments of the drop, whole ones where they are few', () => {
  const { container, unmount } = renderIn(<DropCover drop={garmentsDropInfo} clock={clock} />);
  expect(fitsOf(container)).toEqual(['cover', 'cover', 'cover']);
  expect(screen.getByRole('timer')).toBeDefined();
  unmount();
  const two = { ...garmentsDropInfo, coverPictures: ['jacket', 'dress'] };
  expect(fitsOf(renderIn(<DropCover drop={two} clock={clock} />).container)).toEqual(['contain', 'contain']);
});

test('a picture that an editor chose is shown alone', () => {
  const both = { ...garmentsDropInfo, cover: 'jacket' };
  expect(fitsOf(renderIn(<DropCover drop={both} clock={clock} />).container)).toEqual(['cover']);
});
