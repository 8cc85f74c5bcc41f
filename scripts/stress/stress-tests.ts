import { accessibility } from './accessibility.ts';
import { brand } from './brand.ts';
import { cdn } from './cdn.ts';
import { crawlAll } from './crawl.ts';
import { databaseRestarts } from './database-restarts.ts';
import { equalTimes, resetRequests, stuffedPasswords } from './login-attacks.ts';
import { merchantFeeds } from './feeds.ts';
import type { Found, Proving } from './figures.ts';
import { fuzzedRequests } from './fuzzed-requests.ts';
import { guards } from './guards.ts';
import { image } from './image.ts';
import { hostile } from './hostile.ts';
import { kills } from './kills.ts';
import { languages } from './languages.ts';
import { overload } from './overload.ts';
import { rollingRestarts } from './rolling-restarts.ts';
import { sharedState } from './shared-state.ts';
import { sideBySide } from './side-by-side.ts';
import { soak } from './soak.ts';
import { themes } from './themes.ts';
import { faults, lateWebhooks, lostWebhooks, shuffledWebhooks } from './webhooks.ts';
import { carts, race } from './load-races.ts';

/** Every stress test, by its name on the command line. */
export const STRESS_TESTS: Readonly<Record<string, (proving: Proving) => Promise<Found>>> = {
  race,
  carts,
  kills,
  databaseRestarts,
  rollingRestarts,
  overload,
  soak,
  sharedState,
  cdn,
  sideBySide,
  shuffledWebhooks,
  lostWebhooks,
  lateWebhooks,
  faults,
  stuffedPasswords,
  resetRequests,
  equalTimes,
  fuzzedRequests,
  guards,
  merchantFeeds,
  crawl: crawlAll,
  accessibility,
  brand,
  image,
  hostile,
  languages,
  themes,
};
