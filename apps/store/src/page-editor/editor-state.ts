import { LOCALES, eachLocale, type Locale } from '@patine/core';
import {
  isRecord,
  savedBodyOf,
  type BlockDraft,
  type PageDraft,
  type PageMeta,
  type Pages,
} from './page-draft.ts';
import { draftIn, emptyShopDocument } from './shop-document.ts';
import type { ValidationError } from './validation-errors.ts';
import type { PublishedPage } from './publish-status.ts';

/** What is worked on: a page in both languages. */
export type EditorState = {
  /** Name of its documents, the same in both languages. */
  name: string;
  pages: Pages;
};

/** Something that the api found, and what it found it in: it counts until that is changed. */
export type FoundError = { subject: BlockDraft | PageMeta; validationError: ValidationError };

/** A page as the shop has it. */
export type Saved = {
  version: number;
  /** What was saved, to tell whether something has changed since. */
  json: string;
  /** Where the draft can be looked at, by whoever has the address. */
  previewPath: string | null;
  /** The version that was published last; null before there is one. */
  published: PublishedPage | null;
  found: readonly FoundError[];
};
export type SavedPages = Record<Locale, Saved | null>;

/** A page that the shop does not have yet. */
export const UNSAVED: Saved = { version: 0, json: '', previewPath: null, published: null, found: [] };

export const NOTHING_SAVED: SavedPages = eachLocale(() => null);
export const NO_PAGES: Pages = eachLocale(() => null);

/** A page with what the shop has of it. */
export type OpenedPage = { editorState: EditorState; saved: SavedPages };

const texts = new WeakMap<PageDraft, string>();

/** A page as it is sent; a page that was not touched is not written out again. */
export function jsonOf(page: PageDraft): string {
  const text = texts.get(page) ?? JSON.stringify(savedBodyOf(page));
  texts.set(page, text);
  return text;
}

/** A document of the shop begins in a language that nobody has written it in as one that changes nothing. */
const initialJson = (name: string, locale: Locale) => {
  const initial = emptyShopDocument(name, locale);
  return initial && jsonOf(initial);
};

export const isChanged = ({ name, pages }: EditorState, saved: SavedPages, locale: Locale): boolean => {
  const page = pages[locale];
  return page !== null && jsonOf(page) !== (saved[locale]?.json ?? initialJson(name, locale));
};

/** Whether the version at hand is the one that was published last. */
export const isPublished = (saved: Saved | null): boolean =>
  saved !== null && saved.published?.version === saved.version;

export const anyChanged = (editorState: EditorState, saved: SavedPages): boolean =>
  LOCALES.some((locale) => isChanged(editorState, saved, locale));

/** What the api found, tied to the block or to what the page says of itself. */
export function foundIn(page: PageDraft, validationErrors: readonly ValidationError[]): FoundError[] {
  return validationErrors.map((validationError) => {
    const [, zone, block, rest] = /^zones\.(\d+)\.blocks\.(\d+)\.?(.*)$/.exec(validationError.path) ?? [];
    const subject = page.zones[Number(zone)]?.blocks[Number(block)]?.block;
    return subject
      ? { subject, validationError: { ...validationError, path: rest ?? '' } }
      : { subject: page.meta, validationError };
  });
}

type Stored = { name: string; bodies: Record<Locale, unknown>; saved: SavedPages };

/** What a browser keeps of an editor. Validation errors are left out: they belong to blocks that will be read anew. */
export function writeEditorState({ editorState: { name, pages }, saved }: OpenedPage): string {
  const bodies = eachLocale((locale) => pages[locale] && savedBodyOf(pages[locale]));
  const storedSaved = eachLocale((locale) => saved[locale] && { ...saved[locale], found: [] });
  return JSON.stringify({ name, bodies, saved: storedSaved });
}

/** Reads it again; null for anything else. */
export function readEditorState(text: string): OpenedPage | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || typeof stored['name'] !== 'string' || !isRecord(stored['bodies'])) return null;
    const { name, bodies, saved } = stored as Stored;
    const pageIn = (locale: Locale) => (isRecord(bodies[locale]) ? draftIn(name, bodies[locale]) : null);
    return {
      editorState: { name, pages: eachLocale(pageIn) },
      saved: { ...NOTHING_SAVED, ...saved },
    };
  } catch {
    return null;
  }
}
