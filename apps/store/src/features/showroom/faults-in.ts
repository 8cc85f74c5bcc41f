import type { Locale } from '@patine/core';
import { blockFaults, frameFaults } from './block-faults.ts';
import { checkFrame } from './check-page.ts';
import type { Saved } from './desk.ts';
import type { PageDraft } from './page-draft.ts';

/** How many things a page has to mend before it can be published. */
export const faultsIn = (page: PageDraft, name: string, locale: Locale, saved: Saved | null): number =>
  frameFaults(checkFrame(page.frame, locale, name), saved, page.frame).length +
  page.zones
    .flatMap(({ blocks }) => blocks)
    .reduce((count, block) => count + blockFaults(page, block, saved).length, 0);
