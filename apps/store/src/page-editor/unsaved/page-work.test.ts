import { expect, test } from 'vitest';
import { NO_PAGES, NOTHING_SAVED, UNSAVED, jsonOf, type OpenedPage } from '../editor-state.ts';
import { emptyPage } from '../page-draft.ts';
import { openedFromWork, pageWorkOf, readPageWork, savedAt } from './page-work.ts';

const name = 'nos-ateliers';
const french = emptyPage({ title: 'Nos ateliers', path: '/pages/nos-ateliers' });
const english = emptyPage({ title: 'Our workshops', path: '/en/pages/our-workshops' });
const saved = { ...NOTHING_SAVED, fr: { ...UNSAVED, version: 3, json: jsonOf(french) } };
const opened: OpenedPage = { editorState: { name, pages: { fr: french, en: english } }, saved };

test('work is read as it was written, with the versions that it was written on', () => {
  const text = pageWorkOf(opened.editorState, saved) ?? '';
  const read = readPageWork(name, text);
  expect(read?.versions).toEqual({ fr: 3, en: 0 });
  expect(read?.pages.en?.meta).toEqual(english.meta);
  // On another device the same work is the same text, so that it is not offered to itself.
  const there = openedFromWork(name, text, saved);
  expect(there && pageWorkOf(there.editorState, there.saved)).toBe(text);
});

test('a page without changes has no work, and a text that is no work is not read', () => {
  expect(pageWorkOf({ name, pages: { ...NO_PAGES, fr: french } }, saved)).toBeNull();
  expect(readPageWork(name, '')).toBeNull();
  expect(readPageWork(name, '[]')).toBeNull();
});

test('a version that was saved since the work began is not taken for its base', () => {
  expect(savedAt(saved, { fr: 2, en: 0 })).toEqual({ fr: { ...saved.fr, version: 2 }, en: null });
  expect(savedAt(saved, { fr: 3, en: 1 })).toEqual({ fr: saved.fr, en: { ...UNSAVED, version: 1 } });
});
