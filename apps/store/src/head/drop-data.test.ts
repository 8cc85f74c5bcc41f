import { expect, test } from 'vitest';
import { dropData } from './drop-data.ts';

const urls = {
  address: 'https://patine.example/drops/workwear',
  picture: 'https://patine.example/media/og/picture-a.jpg',
  publicUrl: 'https://patine.example',
};
const drop = {
  name: 'Workwear',
  description: 'Chore jackets.',
  launchAt: '2026-11-20T08:00:00.000Z',
  endAt: '2026-11-24T22:00:00.000Z',
};

test('a drop is an online sale with its start, end and picture', () => {
  expect(dropData(drop, urls)).toEqual([
    expect.objectContaining({
      '@type': 'SaleEvent',
      name: 'Workwear',
      startDate: drop.launchAt,
      endDate: drop.endAt,
      image: urls.picture,
      location: { '@type': 'VirtualLocation', url: urls.address },
    }),
  ]);
});

test('without a start there is no event, and without an end none is made up', () => {
  expect(dropData({ ...drop, launchAt: null }, urls)).toEqual([]);
  expect(dropData({ ...drop, endAt: null }, urls)[0]).not.toHaveProperty('endDate');
});
