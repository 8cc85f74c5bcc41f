import type { Locale } from '@patine/core';
import { blockErrors, pageMetaErrors } from './block-errors.ts';
import { checkPageMeta } from './check-page.ts';
import type { Saved } from './editor-state.ts';
import type { PageDraft } from './page-draft.ts';

/** How many things a page has to mend before it can be published. */
export const errorsWithin = (page: PageDraft, name: string, locale: Locale, saved: Saved | null): number =>
  pageMetaErrors(checkPageMeta(page.meta, locale, name), saved, page.meta).length +
  page.zones
    .flatMap(({ blocks }) => blocks)
    .reduce((count, block) => count + blockErrors(page, block, saved).length, 0);
