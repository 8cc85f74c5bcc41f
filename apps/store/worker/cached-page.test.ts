import { expect, test } from 'vitest';
import { PLACEHOLDERS } from '../src/offline/placeholders.ts';
import { isCacheable } from './is-cacheable.ts';
import { asCachedCopy, assetsIn, withCachedPages } from './cached-page.ts';

const OFFLINE =
  '<html><head><link rel="stylesheet" href="/assets/shop-1a.css"></head><body><section id="kept-pages" hidden="">' +
  '<h2>Gardées</h2><ul class="grid"></ul></section>' +
  `<template id="kept-copy"><p>Copie du ${PLACEHOLDERS.at}</p></template>` +
  `<template id="kept-page"><li><a href="${PLACEHOLDERS.path}"><img src="${PLACEHOLDERS.picture}" alt=""><b>${PLACEHOLDERS.title}</b></a></li></template>` +
  '</body></html>';

const headers = (control: string) => new Headers({ 'cache-control': control, 'content-type': 'text/html' });

test('a cached copy shows above the page when it was cached, day before month', () => {
  const html = '<html><body class="x"><div id="root"></div></body></html>';
  const copy = asCachedCopy(html, OFFLINE, new Date(2026, 10, 5, 9, 7));
  expect(copy).toBe(
    '<html><body class="x"><p>Copie du 05/11/2026, 09:07</p><div id="root"></div></body></html>',
  );
});

test('the offline page links to cached pages, with an image where there is one', () => {
  const pages = [
    {
      path: '/produit/robe-1',
      html: '<title>Robe &amp; ceinture · Patine</title><img src="/media/ab-384.webp">',
    },
    { path: '/produit/gilet-2', html: '<title>Gilet · Patine</title><img src="/media/cd-384.webp">' },
  ];
  const html = withCachedPages(OFFLINE, pages, new Set(['/media/ab-384.webp']));
  expect(html).toContain(
    '<section id="kept-pages"><h2>Gardées</h2><ul class="grid">' +
      '<li><a href="/produit/robe-1"><img src="/media/ab-384.webp" alt=""><b>Robe &amp; ceinture</b></a></li>' +
      '<li><a href="/produit/gilet-2"><b>Gilet</b></a></li></ul>',
  );
});

test('without cached pages it has no links', () => {
  expect(withCachedPages(OFFLINE, [], new Set())).toBe(OFFLINE);
});

test('assets of a document are distinguished from its links', () => {
  expect(assetsIn(`${OFFLINE}<a href="/shop/">`)).toEqual(['/assets/shop-1a.css']);
});

test('only complete public pages are cached', () => {
  const cached = (status: number, control: string, redirected = false) =>
    isCacheable({ status, redirected, headers: headers(control) });
  expect(cached(200, 'public, max-age=0')).toBe(true);
  for (const [status, control, redirected] of [
    [200, 'private, no-store'],
    [200, 'no-store'],
    [200, ''],
    [404, 'public'],
    [503, 'public'],
    [200, 'public', true],
  ] as const)
    expect(cached(status, control, redirected), `${status} ${control}`).toBe(false);
});
