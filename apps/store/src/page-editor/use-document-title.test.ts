import { expect, test } from 'vitest';
import { type EditorState, NO_PAGES } from './editor-state.ts';
import { draftOf } from './page-draft.ts';
import { titleIn } from './use-document-title.ts';

const page = (fr: string | null, en: string | null): EditorState => ({
  name: 'december-coats',
  pages: {
    ...NO_PAGES,
    fr: fr === null ? null : draftOf({ title: fr, zones: [] }),
    en: en === null ? null : draftOf({ title: en, zones: [] }),
  },
});

test('an open page is called by its title in the language of the editor', () => {
  expect(titleIn(page('Manteaux de décembre', 'December coats'), 'fr')).toBe('Manteaux de décembre');
  expect(titleIn(page('Manteaux de décembre', 'December coats'), 'en')).toBe('December coats');
});

test('without a title there it is called by the other one, then by its name', () => {
  expect(titleIn(page(null, 'December coats'), 'fr')).toBe('December coats');
  expect(titleIn(page(' ', 'December coats'), 'fr')).toBe('December coats');
  expect(titleIn(page('', null), 'fr')).toBe('december-coats');
});
