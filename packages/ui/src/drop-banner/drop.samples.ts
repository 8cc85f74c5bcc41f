import type { Drop } from '@patine/contract/content/structure';

export const liveDrop: Drop = {
  slug: 'archives-denim',
  name: 'Archives denim',
  description: 'Quatre-vingts jeans et vestes, de 1972 à 1999, mesurés un à un.',
  image: 'jacket',
  coverPictures: [],
  path: '/shop/archives-denim',
  additionalInformation: null,
  preLaunchAt: null,
  launchAt: '2026-11-20T08:00:00.000Z',
  endAt: '2026-11-24T22:00:00.000Z',
  isNew: true,
  isComingSoon: false,
  isPreLaunched: false,
  hasPreLaunch: false,
  isLaunched: true,
  shippingInfo: null,
  remainingDays: 3,
  preLaunchToday: false,
  preLaunchAtDate: null,
  preLaunchAtHour: null,
  trackingId: null,
  productCount: 80,
};

export const soonDrop: Drop = {
  ...liveDrop,
  slug: 'robes-de-bal',
  name: 'Robes de bal',
  description: 'Taffetas, tulle et velours des années 1950.',
  image: 'dress',
  path: '/shop/robes-de-bal',
  launchAt: null,
  endAt: null,
  isNew: false,
  isLaunched: false,
  isComingSoon: true,
  remainingDays: null,
};

const names = [
  'Archives denim',
  'Robes de bal',
  'Tweeds anglais',
  'Maille marine',
  'Soies peintes',
  'Cuirs 1970',
];

export const manyDrops = (count: number): Drop[] =>
  Array.from({ length: count }, (_, index) => ({
    ...liveDrop,
    slug: `drop-${index}`,
    name: names[index % names.length] ?? 'Drop',
    path: `/shop/drop-${index}`,
    image: index % 2 === 0 ? 'jacket' : 'dress',
    remainingDays: index + 1,
    isNew: index === 0,
  }));
