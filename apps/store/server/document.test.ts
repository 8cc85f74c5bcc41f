import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';

const boot = {
  locale: 'fr' as const,
  store: { publicUrl: 'https://shop.example', frameOrigins: [] },
  router: {},
};
const fill = (html: string) => [Buffer.from(html)];
const assets = {
  head: '<link rel="icon">',
  emphasis: '<link rel="preload">',
  first: '',
  rest: '<script type="module" src="/entry.js"></script>',
};

test('data that contains a closing script tag stays data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = writeDocument(
    { html: '<div id="page">', fill, boot: { ...boot, queries: [[['product'], { name }]] } },
    assets,
  ).toString();
  expect(html.match(/<script/g)).toHaveLength(2);
  const data = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ queries: [[['product'], { name }]] });
});

test('elements that React hoists go into the head', () => {
  const html = writeDocument(
    { html: '<title>Robe</title><div id="page"><p>…</p></div>', fill, boot: { ...boot, queries: [] } },
    assets,
  ).toString();
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<html lang="fr">');
  expect(head).toContain('<title>Robe</title><link rel="icon">');
  expect(body).toContain('<div id="root"><div id="page"><p>…</p></div></div>');
});

test.each([
  ['<h1>Robes</h1><p><em>belles</em></p>', false],
  ['<h1>De <em class="text-garance">belles</em> choses</h1>', true],
  ['<p><em>rien</em></p>', false],
])('the italic font is preloaded for a title with italics: %s', (words, early) => {
  const html = writeDocument(
    { html: `<div id="page">${words}</div>`, fill, boot: { ...boot, queries: [] } },
    assets,
  ).toString();
  expect(html.includes('<link rel="preload">')).toBe(early);
});
