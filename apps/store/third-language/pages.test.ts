import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@patine/core';
import { parse } from 'parse5';
import { render, renderOffline } from '../src/entry-server.tsx';
import { FIRST_PAGES } from '../src/i18n/first-pages.ts';
import { PAGES, type PageName } from '../src/pages.ts';
import { fillPath, paths } from '../src/paths.ts';
import { schemaResponse } from '../server/testing/schema-api.ts';
import { openStore } from '../server/testing/store.ts';
import { openUpstream } from '../server/testing/upstream.ts';
import { textsOf } from './texts-of.ts';

const THIRD = LOCALES.at(-1) ?? DEFAULT_LOCALE;
/** What the api says has no letters: whatever is left of them is a word of the shop's. */
const DATA = '«12»';
/** Names and units that every language writes alike, and what Intl writes for the tag that the language borrows. */
const ALIKE =
  /\b(Patine|robe-100163|bonjour@[a-z.]+|player\.example|Instagram|PDF|X{0,3}[SL]|Levi’?s|RSS|EU|FR|EN|XX|cm|kg|in|France|Français|English|EUR|CB|Visa|PayPal|Alma|Stripe|Mastercard|janv|févr|mars|avril|mai|juin|juil|août|sept|oct|nov|déc|janvier|février|juillet|septembre|octobre|novembre|décembre|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b\.?/gi;

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(schemaResponse({ textOf: () => DATA }));
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

/** Words of a page that are of no other language than ours. */
const ourWords = (html: string) =>
  textsOf(parse(html))
    .map((text) => text.replaceAll(ALIKE, ''))
    .filter((text) => /[a-z]{2}/i.test(text));

/** Of each kind one; `npm run proof languages` looks at them all. */
const MAIN: readonly PageName[] = ['home', 'shop', 'product', 'article', 'login', 'cart', 'account-order'];
const pages =
  process.env['EVERY_PAGE'] === '1'
    ? (Object.keys(PAGES) as PageName[]).filter((name) => !name.startsWith('page-editor'))
    : MAIN;

test.each(pages)('%s is completely in the third language', async (name) => {
  const { access } = PAGES[name];
  const path =
    name === 'account-search-new'
      ? paths.newSearch(THIRD, { category: 'women' }, DATA)
      : fillPath(name, THIRD, { slug: 'robe-100163', id: '7', token: 'T0k-en', '*': '', page: 'aide' });
  const requiresLogin = access === 'session';
  const { status, body } = await store.request(path, {
    headers: requiresLogin ? { cookie: 'authToken=token; signedIn=1; cartId=7' } : { cookie: 'cartId=7' },
  });
  expect([path, status]).toEqual([path, 200]);
  expect(body).toContain(`<html lang="${THIRD}">`);
  expect(ourWords(body)).toEqual([]);
});

test('so are the offline page and the not-found page', async () => {
  expect(ourWords(renderOffline(THIRD))).toEqual([]);
  const { status, body } = await store.request(`/${THIRD}/rien`);
  expect(status).toBe(404);
  expect(ourWords(body)).toEqual([]);
});

test('each page links to itself in every language', async () => {
  for (const name of FIRST_PAGES) {
    const { body } = await store.request(fillPath(name, THIRD, { slug: 'robe-100163', '*': '' }));
    for (const locale of LOCALES) expect(body, `${name} in ${locale}`).toContain(`hrefLang="${locale}"`);
  }
});
