import { expect, test } from 'vitest';
import { path, site } from './fields.ts';

const refused = (schema: typeof path | typeof site, texts: readonly string[]) =>
  texts.filter((text) => !schema.safeParse(text).success);

test('a link leads to a path, an anchor, a site, an email or a phone number', () => {
  const leading = [
    '/',
    '/shop/?colors=noir',
    '#commission',
    'https://patine.example/a',
    'mailto:a@b.fr',
    'tel:+33102030405',
  ];
  expect(refused(path, leading)).toEqual([]);
});

test('no link runs a script or leaves the shop without a scheme', () => {
  const running = [
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'elsewhere.example',
    '/a b',
    'https://',
    'https:///shop/',
    'mailto:',
  ];
  expect(refused(path, running)).toEqual(running);
  const elsewhere = ['javascript:alert(1)', 'ftp://a.example', '/shop/'];
  expect(refused(site, elsewhere)).toEqual(elsewhere);
});
