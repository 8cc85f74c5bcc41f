import { expect, test } from 'vitest';
import { draftOf } from './page-draft.ts';
import { addressIn, translateLinks } from './translate-links.ts';

const page = (name: string, locale: 'fr' | 'en', path: string) => ({ kind: 'page', name, locale, path });
const documents = [
  page('workshops', 'fr', '/pages/nos-ateliers'),
  page('workshops', 'en', '/en/pages/our-workshops'),
  page('legal', 'fr', '/pages/mentions'),
];

test.each([
  ['/drops/nuits-blanches', '/en/drops/nuits-blanches'],
  ['/', '/en'],
  ['/shop/women/dresses/?brand=levi-s', '/en/shop/women/dresses/?brand=levi-s'],
  ['/calculateur-jean-levis', '/en/levis-jeans-calculator'],
  ['/pages/nos-ateliers#odile', '/en/pages/our-workshops#odile'],
])('%s is %s in English', (address, english) => {
  expect(addressIn(address, 'en', documents)).toBe(english);
});

test.each(['/pages/mentions', '/pages/nobody-knows', '/nothing/like/this', '/drops/100%'])(
  'what %s is in English is not known',
  (address) => expect(addressIn(address, 'en', documents)).toBeNull(),
);

test('the links of a page lead to its language, in fields and in Markdown, and the others are counted', () => {
  const written = draftOf({
    zones: [
      {
        id: 'main',
        blocks: [
          { type: 'callToAction', button: { label: 'Voir', path: '/drops/nuits-blanches' } },
          {
            type: 'text',
            text: '[a](/pages/nos-ateliers) [b](/pages/mentions) [c](https://a.fr/) [d](/en/drops)',
          },
        ],
      },
    ],
  });
  const { page, turned, left } = translateLinks(written, 'en', documents);
  expect(page.zones[0]?.blocks.map(({ block }) => block)).toEqual([
    { type: 'callToAction', button: { label: 'Voir', path: '/en/drops/nuits-blanches' } },
    {
      type: 'text',
      text: '[a](/en/pages/our-workshops) [b](/pages/mentions) [c](https://a.fr/) [d](/en/drops)',
    },
  ]);
  expect([turned, left]).toEqual([2, 1]);
});

test.each(['/media/x.pdf', '//elsewhere.example/pages/a', '/nothing/like/this'])(
  '%s is in no language: it stays, and is not counted',
  (address) => {
    const written = draftOf({
      zones: [{ id: 'main', blocks: [{ type: 'callToAction', button: { label: 'Voir', path: address } }] }],
    });
    const { page, turned, left } = translateLinks(written, 'en', documents);
    expect(page.zones[0]?.blocks[0]?.block).toMatchObject({ button: { path: address } });
    expect([turned, left]).toEqual([0, 0]);
  },
);
