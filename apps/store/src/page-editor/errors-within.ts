import type { Locale } from '@patine/core';
import { blockErrors, pageMetaErrors } from './block-errors.ts';
import { checkPageMeta, pastDates } from './check-page.ts';
import type { Saved } from './editor-state.ts';
import type { PageDraft } from './page-draft.ts';
import type { ValidationError } from './validation-errors.ts';

export type Checked = { page: PageDraft; name: string; locale: Locale; saved: Saved | null };

/** What a page has to mend before it can be published. */
export const errorsWithin = ({ page, name, locale, saved }: Checked, now: number): ValidationError[] => [
  ...pageMetaErrors(
    [...checkPageMeta(page.meta, locale, name), ...pastDates(page.meta, now)],
    saved,
    page.meta,
  ),
  ...page.zones.flatMap(({ blocks }) => blocks).flatMap((block) => blockErrors(page, block, saved)),
];

/** Whether fields are empty and no more: nobody made a mistake. */
export const isToFillIn = (errors: readonly ValidationError[]) =>
  errors.every(({ rule }) => rule === 'MISSING');
