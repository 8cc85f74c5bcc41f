import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

const items = (...paths: string[]) => ({ items: paths.map((path) => ({ label: 'Là', path })) });

test('a link is told with the words that lead there, of a field or in Markdown', () => {
  const found = linksIn([items('/a'), { text: 'Lisez [notre *guide*](/b), puis ](/c).' }]);
  expect(found.map(({ address, words }) => [address, words])).toEqual([
    ['/a', 'Là'],
    ['/b', 'notre guide'],
    ['/c', null],
  ]);
});

test('a link is told with its place; the path of a page itself is none', () => {
  const found = linksIn({ path: '/pages/own', zones: [items('/a', '/b')] });
  expect(found.map(({ steps }) => steps.join('.'))).toEqual(['zones.0.items.0.path', 'zones.0.items.1.path']);
});

test('what leads out of the shop is left out', () => {
  const text = '[a](https://other.example/) [b](//other.example/)';
  expect(linksIn([items('https://other.example/', '//other.example/', '#here', ''), { text }])).toEqual([]);
});
