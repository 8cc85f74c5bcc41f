import { eachLocale } from '@patine/core';
import { expect, test } from 'vitest';
import { createShopIntl } from '../i18n/intl.ts';
import { loadMessages } from '../i18n/messages.ts';
import { blockedSaveOn, blockedSaveMessage, isMended, type BlockedSave } from './blocked-saves.ts';
import type { EditorState } from './editor-state.ts';
import { draftOf, type PageMeta } from './page-draft.ts';

const intl = createShopIntl('en', await loadMessages('en'));

/** A page in French that can be saved, but for what is given. */
const stateWith = (meta: PageMeta): EditorState => ({
  name: 'workshops',
  pages: {
    ...eachLocale(() => null),
    fr: draftOf({ title: 'Ateliers', description: '', path: '/pages/ateliers', ...meta, zones: [] }),
  },
});
const [march, april] = ['2026-03-01T08:00:00Z', '2026-04-01T08:00:00Z'];
const wordsFor = (meta: PageMeta) =>
  blockedSaveOn(stateWith(meta)).map((blocked) => blockedSaveMessage(intl, blocked));

const BOTH = 'French: give the page a title and an address to save it.';

test.each<[string, PageMeta]>([
  ['French: not saved. “Title”: This is too long: 120 characters at most.', { title: 'a'.repeat(121) }],
  [
    'French: not saved. “Address of the page”: The address begins with /pages/ in French and /en/pages/ in English, then lower case, digits and hyphens.',
    { path: '/pages/Nos ateliers' },
  ],
  [
    'French: not saved. “Take down on”: This is before “Show from”: it would never be shown.',
    { publishAt: april, expireAt: march },
  ],
  [BOTH, { title: '' }],
  [BOTH, { path: undefined }],
  [BOTH, { title: '', path: undefined, publishAt: april, expireAt: march }],
  [BOTH, { title: 'a'.repeat(121), path: '' }],
])('%s', (words, meta) => {
  expect(wordsFor(meta)).toEqual([words]);
});

test('a valid page is not blocked, nor is a language without a page', () => {
  expect(blockedSaveOn(stateWith({ publishAt: march, expireAt: april }))).toEqual([]);
});

test('a block ends once its error is corrected, whatever other errors there are', () => {
  const late: BlockedSave = {
    locale: 'fr',
    validationError: { path: 'expireAt', rule: 'ENDS_BEFORE_START' },
  };
  expect(isMended(stateWith({ publishAt: april, expireAt: march }), late)).toBe(false);
  expect(isMended(stateWith({ publishAt: march, expireAt: april, title: '' }), late)).toBe(true);
  expect(isMended({ name: '', pages: eachLocale(() => null) }, late)).toBe(true);
});

test('title and URL are required until both are there', () => {
  const bare: BlockedSave = { locale: 'fr', validationError: { path: 'title', rule: 'MISSING' } };
  expect(isMended(stateWith({ path: undefined }), bare)).toBe(false);
  expect(isMended(stateWith({}), bare)).toBe(true);
});
