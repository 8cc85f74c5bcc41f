import { expect, test } from 'vitest';
import { checkDocuments } from './check-folder.ts';
import { brokenLinks } from './check-links.ts';
import { samplePage } from './sample-folder.ts';

const section = { type: 'sectionContent', title: 'Imparfaites', text: 'Elles vivent.', anchor: 'imperfect' };
const link = (path: string) => ({ type: 'seoLinkList', title: 'Liens', items: [{ label: 'Là', path }] });
const text = (words: string) => ({ type: 'text', text: words });

/** Returns the broken links of a page at /pages/familles, the only page. */
function broken(...blocks: unknown[]) {
  const { documents } = checkDocuments(
    [
      {
        kind: 'page',
        name: 'families',
        locale: 'fr',
        body: samplePage('/pages/familles', 'Familles', section),
      },
      { kind: 'page', name: 'links', locale: 'fr', body: samplePage('/pages/liens', 'Liens', ...blocks) },
    ],
    () => ({}),
  );
  return brokenLinks(documents);
}

test.each([
  '/pages/familles',
  '/pages/familles#imperfect',
  '/pages/familles?from=home#imperfect',
  '/pages/familles#all',
  '/pages/liens',
  '/pages/brands',
  '/en/pages/brands',
  '/shop/women/',
  'https://elsewhere.example/pages/nowhere',
  '#here',
])('%s is a valid link', (address) => {
  expect(broken(link(address))).toEqual([]);
});

test.each(['/pages/family', '/en/pages/familles', '/landing/familles', '/pages/familles#lost'])(
  '%s is a broken link, in a field and in Markdown',
  (address) => {
    expect(broken(link(address), text(`Lisez [ceci](${address}), puis [cela](/pages/familles).`))).toEqual([
      { path: 'zones.0.blocks.0', field: 'items.0.path', rule: 'UNKNOWN_PAGE', limit: address },
      { path: 'zones.0.blocks.1', field: 'text', rule: 'UNKNOWN_PAGE', limit: address },
    ]);
  },
);
