import type { SavedDraft } from '@patine/contract/content/documents';
import type { Mentions } from '@patine/contract/content/mentions';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { samplePage } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  ({ call } = await linkedEditor(shop.app, shop.services));
});
afterAll(() => shop.close());

async function mentionsOf(name: string, ...blocks: unknown[]) {
  const { body } = await call<Mentions>('POST', '/content/mentions', {
    kind: 'page',
    name,
    locale: 'fr',
    body: samplePage(`/pages/${name}`, name, ...blocks),
  });
  return body;
}
const later = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();

test('a page names the drops that it leads to and shows, those that are drafts too', async () => {
  const dates = { launchAt: later(HOUR_MS), endAt: later(2 * HOUR_MS) };
  await call('PUT', '/content/documents/drop/drafted/fr', { nameFr: 'Neige', nameEn: 'Snow', ...dates });
  const { drops } = await mentionsOf(
    'naming',
    { type: 'text', text: '[ici](/drops/drafted) [là](/drops/nowhere)' },
    { type: 'productCarousel', title: 'Pièces', query: { drop: 'drafted' } },
  );
  expect(drops).toEqual([{ slug: 'drafted', nameFr: 'Neige', nameEn: 'Snow', ...dates }]);
});

test('chosen pieces that are sold, withdrawn or unknown are named where they stand', async () => {
  const references = [];
  for (const status of ['listed', 'sold', 'withdrawn'] as const)
    references.push(
      (await insertProduct(shop.db, { nameFr: status, nameEn: status, item: { status } })).reference,
    );
  const picks = [...references, 2_000_000_000].map((reference) => ({ reference }));
  const { pieces } = await mentionsOf('choosing', { type: 'marketingInsert', picks });
  expect(pieces.map(({ reference, nameFr, path }) => [reference, nameFr, path])).toEqual([
    [references[1], 'sold', 'zones.0.blocks.0.picks.1.reference'],
    [references[2], 'withdrawn', 'zones.0.blocks.0.picks.2.reference'],
    [2_000_000_000, null, 'zones.0.blocks.0.picks.3.reference'],
  ]);
});

test('what was saved and is not published was written when it was saved; anything else is written now', async () => {
  const at = '/content/documents/page/timed/fr';
  const saved = shop.clock.now().toISOString();
  const { version } = (await call<SavedDraft>('PUT', at, samplePage('/pages/timed', 'timed'))).body;
  shop.clock.advance(HOUR_MS);
  expect((await mentionsOf('timed')).writtenAt).toBe(saved);
  await call('POST', `${at}/publish`, { version });
  shop.clock.advance(HOUR_MS);
  expect((await mentionsOf('timed')).writtenAt).toBe(shop.clock.now().toISOString());
});
