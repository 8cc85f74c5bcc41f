import type { DehydratedState } from '@tanstack/react-query';
import type { Locale } from '@patine/core';
import type { HydrationState } from 'react-router-dom';

/** What travels with a page as JSON. */
export type BootData = {
  locale: Locale;
  publicUrl: string;
  queries: DehydratedState;
  router: HydrationState;
};

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
