import { drawIllustration } from '@patine/illustrations';
import { expect, test } from 'vitest';
import { demoFeed } from './feed.ts';

const WIDTH = 32;
const COLUMNS = 8;
const ROWS = 12;
const LISTED = 96;

interface Impression {
  ground: readonly number[];
  middle: readonly number[];
  /** One bit for each cell of the picture: whether it differs from the ground. */
  silhouette: readonly boolean[];
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => value - b[i]!)) / 255;

/** What a glance keeps of a picture: its ground, its middle and its outline. */
async function impressionOf(address: string): Promise<Impression> {
  const { data, info } = await drawIllustration(address.replace('demo:', ''), WIDTH);
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell): number[] => {
    const x = Math.floor(((cell % COLUMNS) + 0.5) * (info.width / COLUMNS));
    const y = Math.floor((Math.floor(cell / COLUMNS) + 0.5) * (info.height / ROWS));
    const start = (y * info.width + x) * 3;
    return [...data.subarray(start, start + 3)];
  });
  const meanOf = (list: readonly number[][]) =>
    [0, 1, 2].map((i) => list.reduce((sum, cell) => sum + cell[i]!, 0) / list.length);
  const edge = cells.filter((_, i) => i % COLUMNS === 0 || i % COLUMNS === COLUMNS - 1);
  const inner = cells.filter(
    (_, i) => i % COLUMNS > 2 && i % COLUMNS < COLUMNS - 3 && i > COLUMNS * 4 && i < COLUMNS * 8,
  );
  const ground = meanOf(edge);
  return {
    ground,
    middle: meanOf(inner),
    silhouette: cells.map((cell) => distance(cell, ground) > 0.16),
  };
}

/** How unlike two pictures are at a glance: 0 for the same one, about 1 for a pair that nobody takes for another. */
function unlikeness(a: Impression, b: Impression): number {
  const changed = a.silhouette.filter((bit, i) => bit !== b.silhouette[i]).length / a.silhouette.length;
  return distance(a.ground, b.ground) + distance(a.middle, b.middle) + changed;
}

/** The newest listings, as the shop lists them. */
const newest = () => [...demoFeed()].toReversed().slice(0, LISTED);

test('no picture of the demo list looks like the one before it', { timeout: 60_000 }, async () => {
  const impressions: Impression[] = [];
  for (const row of newest()) impressions.push(await impressionOf(row.image_link!));
  const pairs = impressions.slice(1).map((each, i) => unlikeness(each, impressions[i]!));
  expect(Math.min(...pairs)).toBeGreaterThan(0.3);
  expect(pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length).toBeGreaterThan(0.8);
});

test('no two garments of one kind follow each other in the demo list', () => {
  const kinds = newest().map(({ image_link }) => image_link!.split('/')[0]);
  expect(kinds.filter((kind, i) => kind === kinds[i - 1])).toEqual([]);
});

test('an impression tells a picture from its copy in another colour', async () => {
  const first = await impressionOf('demo:coat/front/rouge/wool/plain/1970/none-front/4ah6/-/-/-');
  const same = await impressionOf('demo:coat/front/rouge/wool/plain/1970/none-front/4ah6/-/-/-');
  const blue = await impressionOf('demo:coat/front/bleu-fonce/wool/plain/1970/none-front/4ah6/-/-/-');
  expect(unlikeness(first, same)).toBe(0);
  expect(unlikeness(first, blue)).toBeGreaterThan(0.25);
});
