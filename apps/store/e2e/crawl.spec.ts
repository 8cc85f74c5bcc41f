import { expect, test } from '@playwright/test';
import { LOCALES, type Locale } from '@patine/core';
import { PAGES, type PageName } from '../src/pages.ts';
import { fillPath } from '../src/paths.ts';
import { crawl, isForSearch, kindOf, tagsOf, type Visit } from './steps/crawl.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { htmlErrors, pageErrors, unansweredAlternates } from './steps/page-errors.ts';
import { structuredDataOf } from './steps/structured-data.ts';

/** Maximum number of pages per kind and language: all editors' pages, a few of the others. */
const MOST: Readonly<Record<string, number>> = { product: 4, shop: 16, article: 60, landing: 20 };
const MAX_OTHERS = 1;

const oneOfEach = <Value>(all: Iterable<Value>, kind: (value: Value) => string) => [
  ...new Map([...all].map((value) => [kind(value), value])).values(),
];

/** Validation is slow, so only one document of each kind and one list with several filters are validated. */
const someOfEachKind = (visits: readonly Visit[]) =>
  oneOfEach(
    visits.filter(({ html, address }) => html !== '' && /^[\w-]+$|several/.test(kindOf(address))),
    ({ address }) => kindOf(address),
  );

const sharedPicture = (html: string) =>
  tagsOf(html, 'meta')
    .find((meta) => meta.get('property') === 'og:image')
    ?.get('content');

test('every link from home leads to a complete page in both languages', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const visits = await crawl({
    origin,
    starts: ['/', '/en'],
    most: (kind) => MOST[kind] ?? MAX_OTHERS,
  });
  expect(visits.flatMap((visit) => pageErrors(visit, origin))).toEqual([]);
  expect(unansweredAlternates(visits, origin)).toEqual([]);
  expect((await Promise.all(someOfEachKind(visits).map(htmlErrors))).flat()).toEqual([]);

  const pictures = new Set(visits.flatMap(({ html }) => sharedPicture(html) ?? []));
  for (const picture of oneOfEach(pictures, (address) => address.replace(/\d+-\w+\.jpg$/, ''))) {
    const response = await fetch(picture);
    expect([picture, response.status, response.headers.get('content-type')]).toEqual([
      picture,
      200,
      'image/jpeg',
    ]);
  }

  const kinds = new Set(visits.map(({ address }) => kindOf(address)));
  for (const kind of ['home', 'shop', 'product', 'seller', 'drops', 'brands', 'shop?brands', 'login', 'cart'])
    expect(kinds).toContain(kind);
  const found = visits.flatMap(({ html }) => structuredDataOf(html).things.map((thing) => thing['@type']));
  for (const kind of ['OnlineStore', 'WebSite', 'Product', 'Organization', 'BreadcrumbList', 'FAQPage'])
    expect(found).toContain(kind);
});

for (const language of LANGUAGES)
  test(`filters that find nothing together lead on, and their link has a preview (${language})`, async ({
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const address = pathIn(language, '/shop/?express=true&price=-1');
    const response = await fetch(origin + address, { headers: { 'accept-language': language } });
    expect(response.status).toBe(404);
    const visit = { address, from: '/', status: 404, location: null, html: await response.text() };
    expect(isForSearch(visit.html)).toBe(false);
    expect(pageErrors(visit, origin)).toEqual([]);
    expect(await htmlErrors(visit)).toEqual([]);
  });

test('sitemaps list pages that search engines may index, of every kind', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const locs = async (address: string) => {
    const response = await fetch(address);
    expect([address, response.status, response.headers.get('content-type')]).toEqual([
      address,
      200,
      'application/xml; charset=utf-8',
    ]);
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&'),
    );
  };
  const files = await locs(`${origin}/sitemap.xml`);
  expect(files.length).toBeGreaterThanOrEqual(3);
  const lists = await Promise.all(files.map(locs));
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(50_000);
  // Tests about seven of the thousands of URLs in each file.
  const some = lists.flatMap((list) => list.filter((_, index) => index % Math.ceil(list.length / 7) === 0));
  const found: unknown[] = [];
  for (const address of some) {
    const response = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'fr' } });
    found.push([address, response.status, isForSearch(await response.text())]);
  }
  expect(found).toEqual(some.map((address) => [address, 200, true]));
  for (const feed of ['google-fr.xml', 'meta-en.csv']) {
    const response = await fetch(`${origin}/feeds/${feed}`);
    expect((await response.text()).split('\n').length).toBeGreaterThan(100);
  }
  const kinds = new Set(lists.flat().map((address) => kindOf(address.slice(origin.length))));
  expect([...kinds]).toEqual(expect.arrayContaining(['home', 'shop', 'shop?brands', 'product', 'drops']));
});

/** Parameter values that match no entity. */
const NOBODYS = { id: '0', token: 'nobody', slug: 'robe-999999999', page: 'rien', '*': '' };
const FOUND_WITHOUT = new Set<PageName>(['shop', 'wishlist', 'order-confirm']);
/** This page itself reports an invalid link, so it is never a 404. */
const ALWAYS_THERE = new Set<PageName>(['newsletter-confirm']);
/** Editors' pages redirect other visitors to the home page. */
const EDITORS = new Set<PageName>(['page-editor', 'page-preview']);

/** Expected status and redirect of a page without a session. */
function expectedOf(name: PageName, locale: Locale): [status: number, start?: string] {
  if (PAGES[name].access === 'session') return [302, `${fillPath('login', locale)}?redirect=`];
  if (EDITORS.has(name)) return [302, fillPath('home', locale)];
  const loginPageFor = /:|\*/.test(PAGES[name][locale]);
  return [loginPageFor && !FOUND_WITHOUT.has(name) && !ALWAYS_THERE.has(name) ? 404 : 200];
}

test('every URL of the specification’s table responds in both languages', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const wrong: string[] = [];
  const request = async (name: PageName, locale: Locale) => {
    const address = fillPath(name, locale, FOUND_WITHOUT.has(name) ? {} : NOBODYS);
    const { status, headers } = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'accept-language': locale },
    });
    const [expected, start] = expectedOf(name, locale);
    const location = headers.get('location') ?? undefined;
    if (status !== expected || !(start === undefined || location?.startsWith(start)))
      wrong.push(`${address}: ${status} ${location ?? ''}`);
  };
  // All at once would be more than a shop renders for one visitor.
  const names = Object.keys(PAGES) as PageName[];
  for (const name of names) await Promise.all(LOCALES.map((locale) => request(name, locale)));
  expect(wrong).toEqual([]);
});

test('a URL that is not canonical redirects once, and an unknown one is not found', async ({ baseURL }) => {
  for (const [address, status, location] of [
    ['/shop', 301, '/shop/'],
    ['/EN/Shop/', 301, '/en/shop/'],
    ['/showroom', 302, '/'],
    ['/en/showroom', 302, '/en'],
    ['/nowhere', 404, null],
    ['/en/nowhere', 404, null],
  ] as const) {
    const response = await fetch(baseURL + address, {
      redirect: 'manual',
      headers: { 'accept-language': 'fr' },
    });
    expect([address, response.status, response.headers.get('location')]).toEqual([address, status, location]);
  }
});

for (const language of LANGUAGES)
  test(`legal pages, help and cookie choices are one click from login, registration and cart (${language})`, async ({
    request,
  }) => {
    const pages = ['help', 'terms', 'privacy', 'cookies', 'legal-notice', 'accessibility'];
    for (const path of ['/login', '/register', '/cart']) {
      const html = await (await request.get(pathIn(language, path))).text();
      for (const target of ['#cookies', ...pages.map((page) => pathIn(language, `/pages/${page}`))])
        expect(html, `${path} leads to ${target}`).toContain(`href="${target}"`);
    }
  });
