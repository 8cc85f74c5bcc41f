import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';

const boot = { locale: 'fr' as const, publicUrl: 'https://shop.example', router: {} };
const assets = { head: '<link rel="icon">', script: '<script type="module" src="/entry.js"></script>' };

test('data that closes a script stays data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = writeDocument('<div id="page">', { ...boot, queries: [[['product'], { name }]] }, assets);
  expect(html.match(/<script/g)).toHaveLength(2);
  const data = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ queries: [[['product'], { name }]] });
});

test('what React writes before the page goes into the head', () => {
  const html = writeDocument(
    '<title>Robe</title><div id="page"><p>…</p></div>',
    { ...boot, queries: [] },
    assets,
  );
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<html lang="fr">');
  expect(head).toContain('<title>Robe</title><link rel="icon">');
  expect(body).toContain('<div id="root"><div id="page"><p>…</p></div></div>');
});
