import { expect, test } from 'vitest';
import { removeBlock } from './arrange.ts';
import { blockErrors } from './block-errors.ts';
import { checkBlock, unknownFields } from './check-block.ts';
import { checkPageMeta, isPageName } from './check-page.ts';
import { shownErrors } from './form/use-left-fields.ts';
import { errorsWithin, isToFillIn } from './errors-within.ts';
import { foundIn, UNSAVED } from './editor-state.ts';
import { draftOf } from './page-draft.ts';

const rulesOf = (draft: { type: string } & Record<string, unknown>) =>
  Object.fromEntries(
    checkBlock(draft).validationErrors.map(({ path, rule, limit }) => [path, limit ? [rule, limit] : rule]),
  );

test('a block without errors is as the api publishes it, with its defaults', () => {
  expect(checkBlock({ type: 'title', title: 'Bonjour' })).toEqual({
    validationErrors: [],
    block: { type: 'title', title: 'Bonjour', level: 'h2' },
  });
});

test.each([
  [{ type: 'title' }, { title: 'MISSING' }],
  [{ type: 'title', title: '' }, { title: 'MISSING' }],
  [{ type: 'title', title: 'x'.repeat(161) }, { title: ['TOO_LONG', 160] }],
  [{ type: 'title', title: 'x', level: 'h4' }, { level: ['NOT_ONE_OF', 'h1, h2, h3'] }],
  [{ type: 'title', title: 4 }, { title: ['WRONG_TYPE', 'string'] }],
  [{ type: 'quickSearch', title: 'x', items: [] }, { items: ['TOO_FEW', 1] }],
  [
    { type: 'callToAction', title: 'x', cta: ['a', 'b', 'c'].map((name) => ({ name, path: '/' })) },
    { cta: ['TOO_MANY', 2] },
  ],
  [{ type: 'bestSellers', title: 'x', query: { limit: 25 } }, { 'query.limit': ['TOO_LARGE', 24] }],
  [{ type: 'bestSellers', title: 'x', query: { limit: 0 } }, { 'query.limit': ['TOO_SMALL', 1] }],
  [{ type: 'iframeContent', title: 'x', url: 'vimeo' }, { url: 'NOT_AN_ADDRESS' }],
  [{ type: 'sectionContent', title: 'x', text: 'y', anchor: 'É' }, { anchor: 'WRONG_FORM' }],
  [
    { type: 'callToAction', title: 'x', cta: [{ name: 'a', path: 'www.example.com' }] },
    { 'cta.0.path': 'NOT_A_LINK' },
  ],
  [
    { type: 'lookInsert', title: 'x', image: 'a', shopLinks: [{ label: 'a', link: 'javascript:alert(1)' }] },
    { 'shopLinks.0.link': 'NOT_A_LINK' },
  ],
  [{ type: 'unheardOf' }, { type: 'UNKNOWN_TYPE' }],
])('%j is reported by rule and field', (draft, broken) => {
  expect(rulesOf(draft)).toEqual(broken);
  expect(checkBlock(draft).block).toBeNull();
});

test('fields that the shop does not read are reported by name', () => {
  expect(unknownFields({ type: 'quote', text: 'x', writer: 'y' })).toEqual(['writer']);
  expect(unknownFields({ type: 'grid', items: [{ title: 'x', titel: 'y' }] })).toEqual(['items.0.titel']);
  expect(unknownFields({ type: 'quote', text: 'x', author: 'y' })).toEqual([]);
});

test('a field inside a list is reported with its position', () => {
  expect(
    rulesOf({
      type: 'quickSearch',
      title: 'x',
      items: [
        { label: 'a', path: '/' },
        { label: '', path: '/' },
      ],
    }),
  ).toEqual({
    'items.1.label': 'MISSING',
  });
});

const meta = { title: 'Titre', description: '', path: '/pages/nos-ateliers' };
const metaRules = (changes: Record<string, unknown>) =>
  checkPageMeta({ ...meta, ...changes }, 'fr').map(({ path, rule }) => `${path} ${rule}`);

test('page metadata is checked, and its URL in its own language', () => {
  expect(metaRules({})).toEqual([]);
  expect(metaRules({ title: '' })).toEqual(['title MISSING']);
  expect(metaRules({ path: undefined })).toEqual(['path MISSING']);
  expect(metaRules({ path: '/Pages/Nos Ateliers' })).toEqual(['path WRONG_PATH']);
  expect(metaRules({ path: '/en/pages/our-workshops' })).toEqual(['path WRONG_PATH']);
  expect(metaRules({ publishAt: 'demain' })).toEqual(['publishAt NOT_A_DATE']);
  expect(metaRules({ publishAt: '2026-03-02T08:00:00Z', expireAt: '2026-03-01T08:00:00Z' })).toEqual([
    'expireAt ENDS_BEFORE_START',
  ]);
});

test('page names are words and hyphens', () => {
  expect(['our-workshops', 'jean-levis-501'].every(isPageName)).toBe(true);
  expect(['', 'Nos ateliers', 'a--b', '../a', 'é', 'x'.repeat(61)].some(isPageName)).toBe(false);
});

test('a second main heading is reported, and counted with the errors of its page', () => {
  const title = { type: 'title', title: 'Bonjour', level: 'h1' };
  const page = draftOf({
    ...meta,
    zones: [
      { id: 'a', blocks: [{ type: 'marketingInsert', title: 'Chiner' }] },
      { id: 'b', blocks: [title] },
    ],
  });
  const errors = page.zones.flatMap(({ blocks }) => blocks.map((block) => blockErrors(page, block, null)));
  expect(errors).toEqual([[], [{ path: 'level', rule: 'SECOND_MAIN_HEADING' }]]);
  const named = { name: 'nos-ateliers', locale: 'fr' } as const;
  expect(errorsWithin({ page, ...named, saved: null }, 0)).toHaveLength(1);

  const found = foundIn(page, [{ path: 'zones.1.blocks.0.level', rule: 'SECOND_MAIN_HEADING' }]);
  const alone = removeBlock(page, page.zones[0]?.blocks[0]?.key ?? '');
  expect(errorsWithin({ page: alone, ...named, saved: { ...UNSAVED, found } }, 0)).toEqual([]);
});

test('a take-down date bars publishing once it has passed, and not saving', () => {
  const expireAt = '2026-11-20T10:00:00Z';
  const page = draftOf({ ...meta, expireAt, zones: [] });
  const checked = { page, name: 'nos-ateliers', locale: 'fr', saved: null } as const;
  expect(errorsWithin(checked, Date.parse(expireAt) - 1)).toEqual([]);
  expect(errorsWithin(checked, Date.parse(expireAt))).toHaveLength(1);
  expect(checkPageMeta(page.meta, 'fr', 'nos-ateliers')).toEqual([]);
});

test('an empty field is reported once it was left; any other error at once', () => {
  const { validationErrors } = checkBlock({
    type: 'quickSearch',
    title: '',
    items: [{ label: '', path: 'shop' }],
  });
  const errors = (...left: string[]) => [...shownErrors(validationErrors, new Set(left)).keys()];
  expect(errors()).toEqual(['items.0.path']);
  expect(errors('title')).toEqual(['title', 'items.0.path']);
});

test('an empty page is to be filled in, and a wrong address is an error', () => {
  const errorsIn = (fields: object) =>
    errorsWithin({ page: draftOf({ ...fields, zones: [] }), name: 'ateliers', locale: 'fr', saved: null }, 0);
  expect(isToFillIn(errorsIn({}))).toBe(true);
  expect(isToFillIn(errorsIn({ path: 'ateliers' }))).toBe(false);
});
