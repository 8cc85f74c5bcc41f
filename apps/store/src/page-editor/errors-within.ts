import type { Locale } from '@patine/core';
import { blockErrors, pageMetaErrors } from './block-errors.ts';
import { checkPageMeta, pastDates } from './check-page.ts';
import type { Saved } from './editor-state.ts';
import type { PageDraft } from './page-draft.ts';

export type Checked = { page: PageDraft; name: string; locale: Locale; saved: Saved | null };

/** How many things a page has to mend before it can be published. */
export const errorsWithin = ({ page, name, locale, saved }: Checked, now: number): number =>
  pageMetaErrors([...checkPageMeta(page.meta, locale, name), ...pastDates(page.meta, now)], saved, page.meta)
    .length +
  page.zones
    .flatMap(({ blocks }) => blocks)
    .reduce((count, block) => count + blockErrors(page, block, saved).length, 0);
