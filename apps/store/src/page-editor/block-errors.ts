import type { ContentRule } from '@patine/contract/content/validation-errors';
import { extraMainHeadings } from '@patine/contract/content/main-headings';
import { checkOnce } from './check-block.ts';
import type { Saved } from './editor-state.ts';
import type { ValidationError } from './validation-errors.ts';
import { bodyOf, type KeyedBlock, type PageDraft, type PageMeta } from './page-draft.ts';

const extras = new WeakMap<PageDraft, ReadonlySet<string>>();

/** Keys of titles that are one main heading too many; a page that was not touched is not read again. */
function extraHeadings(page: PageDraft): ReadonlySet<string> {
  const known = extras.get(page);
  if (known) return known;
  const places = extraMainHeadings(bodyOf(page).zones);
  const keys = new Set(places.flatMap(({ zone, block }) => page.zones[zone]?.blocks[block]?.key ?? []));
  extras.set(page, keys);
  return keys;
}

/** Rules of which the browser's own word is the better one: another block may end them, or they bar nothing. */
const OWN_RULES: ReadonlySet<ContentRule> = new Set(['SECOND_MAIN_HEADING', 'UNKNOWN_KEY']);

/** What the browser finds comes first; the api's word counts for what has not changed since. */
function joined(own: readonly ValidationError[], saved: Saved | null, subject: object): ValidationError[] {
  const reported = new Set(own.map(({ path }) => path));
  const found = (saved?.found ?? []).filter(
    (one) =>
      one.subject === subject &&
      !reported.has(one.validationError.path) &&
      !OWN_RULES.has(one.validationError.rule),
  );
  return [...own, ...found.map(({ validationError }) => validationError)];
}

/** What is wrong with a block, by itself and in its page. */
export function blockErrors(page: PageDraft, block: KeyedBlock, saved: Saved | null): ValidationError[] {
  const { validationErrors } = checkOnce(block);
  const own: ValidationError[] = extraHeadings(page).has(block.key)
    ? [...validationErrors, { path: 'level', rule: 'SECOND_MAIN_HEADING' }]
    : validationErrors;
  return joined(own, saved, block.block);
}

export const pageMetaErrors = (
  own: readonly ValidationError[],
  saved: Saved | null,
  meta: PageMeta,
): ValidationError[] => joined(own, saved, meta);
