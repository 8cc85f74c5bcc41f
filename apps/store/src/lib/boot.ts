import type { QueryKey } from '@tanstack/react-query';
import type { Locale } from '@patine/core';
import type { HydrationState } from 'react-router-dom';
import type { ThirdParties } from './third-parties.ts';

/** What travels with a page as JSON. */
export type BootData = {
  locale: Locale;
  publicUrl: string;
  /** Sites whose pages content may show in a frame. */
  frameOrigins: readonly string[];
  /** Absent where the operator has set up none. */
  thirdParties?: ThirdParties;
  /** Answers that the page was made of, by key. */
  queries: [QueryKey, unknown][];
  router: HydrationState;
};

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
/** First element of every page: what React writes before it goes into the head. */
export const PAGE_ID = 'page';
