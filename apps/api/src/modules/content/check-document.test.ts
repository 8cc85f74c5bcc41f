import { expect, test } from 'vitest';
import { type Written, checkDocument } from './check-document.ts';
import { samplePage } from './sample-folder.ts';

const operator = { companyName: 'Aiguille SAS', 'host.name': 'Nuage', capital: '' };

const check = (body: unknown, key: Partial<Written> = {}) =>
  checkDocument({ kind: 'page', name: 'our-story', locale: 'fr', ...key, body }, operator);

const page = (...blocks: unknown[]) => samplePage('/pages/histoire', 'Histoire', ...blocks);
const text = (words: string) => ({ type: 'text', text: words });
/** The texts of the blocks that are shown. */
const shownTexts = (body: unknown) =>
  (check(body).shown as { zones: { blocks: { text: string }[] }[] }).zones.flatMap(({ blocks }) =>
    blocks.map((block) => block.text),
  );

test('operator fields and shop limits are filled in', () => {
  const words = '{{operator.companyName}}, chez {{ operator.host.name }} : {{core.RETURN_WINDOW_DAYS}} jours';
  expect(shownTexts(page(text(words)))).toEqual(['Aiguille SAS, chez Nuage : 14 jours']);
});

test.each([
  ['{{operator.nobody}}', 'UNKNOWN_FIELD', 'operator.nobody'],
  ['{{operator.capital}}', 'EMPTY_FIELD', 'operator.capital'],
  ['{{operator.__proto__}}', 'UNKNOWN_FIELD', 'operator.__proto__'],
  ['{{operator.constructor}}', 'UNKNOWN_FIELD', 'operator.constructor'],
  ['{{core.INSTALMENT_FROM}}', 'UNKNOWN_FIELD', 'core.INSTALMENT_FROM'],
  ['{{core.percentOf}}', 'UNKNOWN_FIELD', 'core.percentOf'],
  ['{{process.env}}', 'UNKNOWN_FIELD', 'process.env'],
])('%s is a validation error of its block, which is left out', (words, rule, limit) => {
  const body = page(text('Avant'), text(words), text('Après'));
  expect(check(body).errors).toEqual([{ path: 'zones.0.blocks.1', field: 'text', rule, limit }]);
  expect(shownTexts(body)).toEqual(['Avant', 'Après']);
});

test('a validation error names block, field, rule and limit', () => {
  const links = { type: 'quickSearch', title: 'Chiner', items: [{ label: 'x'.repeat(41), path: '/shop/' }] };
  const { errors } = check(
    page(
      { type: 'fresco' },
      text(''),
      { type: 'title', title: 3 },
      links,
      { type: 'title', title: 'T', level: 'h9' },
      7,
      {
        type: 'iframeContent',
        title: 'Film',
        url: 'player',
      },
    ),
  );
  expect(errors.map(({ path, field, rule, limit }) => [path.slice(-1), field, rule, limit])).toEqual([
    ['0', 'type', 'UNKNOWN_TYPE', 'fresco'],
    ['1', 'text', 'TOO_SHORT', 1],
    ['2', 'title', 'WRONG_TYPE', 'string'],
    ['3', 'items.0.label', 'TOO_LONG', 40],
    ['4', 'level', 'NOT_ONE_OF', 'h1, h2, h3'],
    ['5', '', 'WRONG_TYPE', 'object'],
    ['6', 'url', 'NOT_AN_ADDRESS', undefined],
  ]);
});

test('an invalid fallback is left out, and its zone stays', () => {
  const { shown, errors } = check({
    ...page(),
    zones: [{ id: 'all', blocks: [text('Là')], fallback: { type: 'title' } }],
  });
  expect(errors).toEqual([{ path: 'zones.0.fallback', field: 'title', rule: 'MISSING' }]);
  expect(shown).toMatchObject({ zones: [{ id: 'all', blocks: [{ text: 'Là' }] }] });
});

test.each([
  [{ ...page(), title: '' }, 'title', 'TOO_SHORT'],
  [{ ...page(), title: undefined }, 'title', 'MISSING'],
  [{ ...page(), title: '{{operator.nobody}}' }, 'title', 'UNKNOWN_FIELD'],
  [{ ...page(), path: '/account' }, 'path', 'WRONG_FORM'],
  [{ ...page(), path: '/pages/../account' }, 'path', 'WRONG_FORM'],
  [{ ...page(), path: '//pages/evil' }, 'path', 'WRONG_FORM'],
  [{ ...page(), path: '/en/pages/story' }, 'path', 'WRONG_PATH'],
  [{ ...page(), path: undefined }, 'path', 'MISSING'],
  [{ ...page(), image: '../../etc/passwd' }, 'image', 'WRONG_FORM'],
  [{ ...page(), publishAt: 'demain' }, 'publishAt', 'NOT_A_DATE'],
  [
    { ...page(), publishAt: '2026-12-01T08:00:00+01:00', expireAt: '2026-12-01T07:00:00Z' },
    'expireAt',
    'ENDS_BEFORE_START',
  ],
  [{ ...page(), description: 'a\0b' }, 'description', 'UNREADABLE_TEXT'],
  [{ ...page(), description: '\ud800' }, 'description', 'UNREADABLE_TEXT'],
])('a page with invalid metadata is not shown: %#', (body, field, rule) => {
  const { shown, errors } = check(body);
  expect(shown).toBeNull();
  expect(errors).toContainEqual(expect.objectContaining({ path: '', field, rule }));
});

test('the home page has the path that the store gives it', () => {
  const { path: _, ...home } = page();
  expect(check(home, { name: 'home' })).toMatchObject({ path: null, errors: [] });
  expect(check(page(), { name: 'home' }).errors).toEqual([{ path: '', field: 'path', rule: 'WRONG_PATH' }]);
});

test.each([null, 'page', 7, [], [[]], { zones: {} }, { zones: [null] }])('%j is not a page', (body) => {
  expect(check(body)).toMatchObject({ shown: null, path: null });
  expect(check(body).errors.length).toBeGreaterThan(0);
});

test('keys of prototypes are treated like other unknown keys', () => {
  const body: unknown = JSON.parse(
    `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(page(text('Là'))).slice(1)}`,
  );
  expect(JSON.stringify(check(body).shown)).not.toContain('polluted');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('an endless document is rejected before it is read completely', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  const { shown, errors } = check({ ...page(), meta: deep });
  expect(shown).toBeNull();
  expect(errors.map(({ rule }) => rule)).toContain('TOO_DEEP');
});

test('a misspelt field is reported, and the others are shown', () => {
  const { shown, errors } = check({
    ...page(
      { type: 'title', title: 'Bien', levl: 'h3' },
      { type: 'grid', items: [{ title: 'A', tekst: 'B' }] },
    ),
    imagee: 'entrance',
  });
  expect(errors.map(({ path, field, rule, limit }) => [path, field, rule, limit])).toEqual([
    ['', 'imagee', 'UNKNOWN_KEY', 'imagee'],
    ['zones.0.blocks.0', 'levl', 'UNKNOWN_KEY', 'levl'],
    ['zones.0.blocks.1', 'items.0.tekst', 'UNKNOWN_KEY', 'tekst'],
  ]);
  expect(shown).toMatchObject({ zones: [{ blocks: [{ title: 'Bien' }, { items: [{ title: 'A' }] }] }] });
});

const main = { type: 'title', title: 'Bien', level: 'h1' };
const part = { type: 'title', title: 'Bien', level: 'h2' };
const insert = { type: 'marketingInsert', title: 'Bien' };

test.each([
  ['none', [text('A'), part], []],
  ['one title', [text('A'), main, part], []],
  ['an insert that begins it', [insert, part, insert], []],
  ['an insert that begins nothing, and a title', [text('A'), insert, main], []],
  ['an insert that begins it, and a title', [insert, main], ['zones.0.blocks.1']],
  ['three titles', [main, text('A'), main, main], ['zones.0.blocks.2', 'zones.0.blocks.3']],
])('a page has at most one main heading: %s', (_, blocks, paths) => {
  expect(check(page(...blocks)).errors).toEqual(
    paths.map((path) => ({ path, field: 'level', rule: 'SECOND_MAIN_HEADING' })),
  );
});
