import type { QueryKey } from '@tanstack/react-query';
import type { Locale } from '@patine/core';
import type { HydrationState } from 'react-router-dom';
import type { StoreSettings } from './store-settings.ts';
import type { ThirdParties } from './third-parties.ts';

/** State sent with a page as JSON, for hydration. */
export type BootData = {
  locale: Locale;
  store: StoreSettings;
  /** Absent where the operator has configured none. */
  thirdParties?: ThirdParties;
  /** Query results that the page was rendered from, by key. */
  queries: [QueryKey, unknown][];
  router: HydrationState;
};

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
/** Id of the root element of every page. */
export const PAGE_ID = 'page';
