import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { endedDropInfo, liveDropInfo, soonDropInfo } from './drop-info.samples.ts';
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
