import { expect, test } from 'vitest';
import { checkPageMeta } from './check-page.ts';
import { jsonOf, readEditorState, writeEditorState } from './editor-state.ts';
import { draftOf, savedBodyOf } from './page-draft.ts';
import { documentIdOf, draftIn, emptyShopDocument, shopDocumentOf } from './shop-document.ts';

test('a name tells a page from what the whole shop shows', () => {
  expect(['shop/menu', 'menu', 'shop/poems', ''].map(shopDocumentOf)).toEqual(['menu', null, null, null]);
  expect(documentIdOf('shop/menu', 'en')).toEqual({ kind: 'navigation', name: 'main', locale: 'en' });
  expect(documentIdOf('menu', 'fr')).toEqual({ kind: 'page', name: 'menu', locale: 'fr' });
});

test('a document without zones is saved and kept as it was read', () => {
  const body = { navBar: [{ label: 'Femme' }], logo: null };
  const draft = draftIn('shop/menu', body);
  expect(savedBodyOf(draft)).toEqual(body);
  expect(jsonOf({ ...draft, meta: { ...draft.meta, navBar: [] } })).toBe('{"navBar":[],"logo":null}');
  const opened = {
    editorState: { name: 'shop/menu', pages: { fr: draft, en: null } },
    saved: { fr: null, en: null },
  };
  expect(readEditorState(writeEditorState(opened))).toEqual(opened);
  expect(savedBodyOf(draftOf({ title: 'Page' }))).toEqual({ title: 'Page', zones: [] });
});

test('texts of categories from files become a list, and a list stays one', () => {
  const list = { categories: [{ category: 'women', title: 'Femme', text: 'Un.\n\nDeux.' }] };
  expect(
    draftIn('shop/categories', { women: { title: 'Femme', paragraphs: ['Un.', 'Deux.'] } }).meta,
  ).toEqual(list);
  expect(draftIn('shop/categories', list).meta).toEqual(list);
});

const errorsIn = (id: string, body: object) =>
  checkPageMeta({ ...body }, 'fr', `shop/${id}`).map(({ path, rule }) => `${path} ${rule}`);

test.each([
  ['hello-bar', { text: 'x'.repeat(201) }, 'text TOO_LONG'],
  ['hello-bar', { text: '', seeMore: { label: 'Voir', path: 'ailleurs' } }, 'seeMore.path NOT_A_LINK'],
  [
    'hello-bar',
    { text: '', publishAt: '2027-01-02T10:00:00Z', expireAt: '2027-01-01T10:00:00Z' },
    'expireAt ENDS_BEFORE_START',
  ],
  ['menu', { navBar: [{ label: '' }] }, 'navBar.0.label MISSING'],
  [
    'menu',
    { navBar: [{ label: 'A', children: [{ label: 'B', children: [{ label: 'C' }] }] }] },
    'navBar.0.children.0.children.0.path MISSING',
  ],
  ['footer', { footerNav: [], contact: { title: 'Aide', email: 'nobody' } }, 'contact.email NOT_AN_EMAIL'],
  [
    'categories',
    {
      categories: [
        { category: 'men', title: 'A', text: 'B' },
        { category: 'men', title: 'C', text: 'D' },
      ],
    },
    'categories.1.category REPEATED',
  ],
  ['seo', { brands: { seoTitle: 'x'.repeat(71) } }, 'brands.seoTitle TOO_LONG'],
  [
    'filters',
    { material: ['Laine', 'Pure laine'].map((name) => ({ value: 'wool', name })) },
    'material.1.value REPEATED',
  ],
  ['dictionary', { alike: [{ words: 'jean' }], wider: [] }, 'alike.0.words WRONG_FORM'],
  ['dictionary', { alike: [{ words: 'jean, Jean' }], wider: [] }, 'alike.0.words REPEATED'],
])('a fault in %s is told at its field', (id, body, error) => {
  expect(errorsIn(id, body)).toEqual([error]);
});

test('a document that nobody has written yet begins without a fault', () => {
  for (const id of ['hello-bar', 'menu', 'footer', 'categories', 'seo', 'filters', 'dictionary'])
    expect(errorsIn(id, emptyShopDocument(`shop/${id}`, 'fr')?.meta ?? { none: true })).toEqual([]);
  expect(emptyShopDocument('our-story', 'fr')).toBeNull();
});

test('names in double braces are checked once the shop has filled them in', () => {
  const contact = { title: 'Aide', email: '{{operator.email}}', phone: '{{ operator.phone }}' };
  expect(errorsIn('footer', { footerNav: [], contact })).toEqual([]);
  expect(errorsIn('menu', { navBar: [], app: { label: 'App', path: '{{operator.app}}' } })).toEqual([]);
});
