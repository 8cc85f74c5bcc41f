import type { Drop } from '@patine/contract/content/structure';
import { expect, test } from 'vitest';
import { dropsAt } from './drops-at.ts';

const drop = (slug: string, launchAt: string | null, endAt: string | null): Drop => ({
  slug,
  name: slug,
  description: '',
  image: null,
  coverPictures: [],
  path: `/drops/${slug}`,
  additionalInformation: null,
  preLaunchAt: null,
  launchAt,
  endAt,
  isNew: false,
  isComingSoon: launchAt === null,
  isPreLaunched: false,
  hasPreLaunch: false,
  isLaunched: false,
  shippingInfo: null,
  remainingDays: null,
  preLaunchToday: false,
  preLaunchAtDate: null,
  preLaunchAtHour: null,
  trackingId: slug,
  productCount: 1,
});

const DROPS = [
  { ...drop('ended', '2026-11-01T10:00:00Z', '2026-12-01T10:00:00Z'), isLaunched: true },
  { ...drop('open', '2026-11-01T10:00:00Z', null), isLaunched: true },
  drop('opened', '2026-12-03T10:00:00Z', '2026-12-08T10:00:00Z'),
  drop('to-come', '2026-12-10T10:00:00Z', null),
  drop('announced', null, null),
];

test('a drop has ended, opened or stays to come at the date, in the order of the shop', () => {
  const shown = dropsAt(DROPS, Date.parse('2026-12-05T10:00:00Z'));
  expect(shown.map(({ slug, isLaunched, remainingDays }) => [slug, isLaunched, remainingDays])).toEqual([
    ['opened', true, 3],
    ['open', true, null],
    ['to-come', false, null],
    ['announced', false, null],
  ]);
  expect(shown.at(-1)?.isComingSoon).toBe(true);
});

test('a pre-launch begins on its day', () => {
  const early = { ...drop('early', '2026-12-10T10:00:00Z', null), preLaunchAt: '2026-12-09T18:00:00Z' };
  const [before] = dropsAt([early], Date.parse('2026-12-09T10:00:00Z'));
  expect(before).toMatchObject({ isPreLaunched: false, preLaunchToday: true });
  const [after] = dropsAt([early], Date.parse('2026-12-09T19:00:00Z'));
  expect(after).toMatchObject({ isPreLaunched: true, isLaunched: false });
});
