import { accessibility } from './accessibility.ts';
import { crawlAll } from './crawl.ts';
import { databaseRestarts } from './database-restarts.ts';
import { equalTimes, resetRequests, stuffedPasswords } from './entry.ts';
import { merchantFeeds } from './feeds.ts';
import type { Found, Proving } from './figures.ts';
import { fuzzedRequests } from './fuzzed-requests.ts';
import { guards } from './guards.ts';
import { hostile } from './hostile.ts';
import { kills } from './kills.ts';
import { languages } from './languages.ts';
import { faults, lateNews, lostNews, shuffledNews } from './news.ts';
import { carts, race } from './rushes.ts';

/** Every proof, by the name that it is asked for with. */
export const PARTS: Readonly<Record<string, (proving: Proving) => Promise<Found>>> = {
  race,
  carts,
  kills,
  databaseRestarts,
  shuffledNews,
  lostNews,
  lateNews,
  faults,
  stuffedPasswords,
  resetRequests,
  equalTimes,
  fuzzedRequests,
  guards,
  merchantFeeds,
  crawl: crawlAll,
  accessibility,
  hostile,
  languages,
};
