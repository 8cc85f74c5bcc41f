import type { Drop } from '@patine/contract/content/structure';
import { expect, test } from 'vitest';
import { nextChange } from './next-change.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const drop = (moments: Partial<Drop>) =>
  ({
    isLaunched: false,
    isPreLaunched: false,
    preLaunchAt: null,
    launchAt: null,
    endAt: null,
    ...moments,
  }) as Drop;

test.each<[string, Partial<Drop>[], number | false]>([
  ['nothing to come', [drop({ isLaunched: true, launchAt: at(-60) })], false],
  ['no drops', [], false],
  ['an opening in half a minute', [drop({ launchAt: at(30) })], 30_000],
  ['an opening that the answer does not tell yet', [drop({ launchAt: at(-3) })], 2_000],
  ['an opening tomorrow', [drop({ launchAt: at(86_400) })], 60_000],
  [
    'the first of several moments',
    [drop({ launchAt: at(50) }), drop({ isLaunched: true, endAt: at(20) })],
    20_000,
  ],
  ['what the app opens first', [drop({ preLaunchAt: at(10), launchAt: at(50) })], 10_000],
])('%s', (_, drops, wait) => {
  expect(nextChange(drops as Drop[], NOW)).toBe(wait);
});
