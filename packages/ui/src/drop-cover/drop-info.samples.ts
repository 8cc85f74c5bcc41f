import type { DropInfo } from '@patine/contract/content/structure';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';

const facts = {
  hasEnded: false,
  soldCount: 12,
  storeCount: 7,
  kinds: [
    { name: 'Jeans', count: 60 },
    { name: 'Vestes', count: 32 },
  ],
  decades: { first: 1970, last: 1990 },
  teasers: [],
};

export const liveDropInfo: DropInfo = { ...liveDrop, ...facts, cover: 'jacket' };

export const garmentsDropInfo: DropInfo = {
  ...liveDropInfo,
  cover: null,
  coverPictures: ['jacket', 'dress', 'jeans'],
};

export const soonDropInfo: DropInfo = {
  ...soonDrop,
  ...facts,
  cover: 'dress',
  launchAt: '2026-11-24T08:00:00.000Z',
  teasers: ['dress', 'jacket'],
};

export const endedDropInfo: DropInfo = { ...liveDropInfo, hasEnded: true, endAt: '2026-11-21T22:00:00.000Z' };
