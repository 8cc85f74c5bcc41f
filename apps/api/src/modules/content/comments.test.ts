import type { Comment } from '@patine/contract/content/comments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { samplePage } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];
let authorId: string;

beforeAll(async () => {
  shop = await testShop();
  ({ call, id: authorId } = await linkedEditor(shop.app, shop.services));
});
afterAll(() => shop.close());

const PAGE = '/content/documents/page/commented/fr';
const place = { type: 'title', zone: 'all', index: 0, excerpt: 'Titre' };

test('a comment on a block is written, settled by anybody, opened again, and goes with its page', async () => {
  const write = (text: string) => call<{ id: number }>('POST', `${PAGE}/comments`, { text, place });
  expect((await write('Avant la page')).status).toBe(404);
  await call('PUT', PAGE, samplePage('/pages/commented', 'Titre'));
  expect((await write('   ')).status).toBe(400);
  const { id } = (await write('Trop long ?')).body;
  const read = async () => (await call<Comment[]>('GET', `${PAGE}/comments`)).body;
  const author = { kind: 'link', id: authorId };
  expect(await read()).toEqual([
    {
      id,
      text: 'Trop long ?',
      place,
      author,
      writtenAt: shop.clock.now().toISOString(),
      resolvedAt: null,
      resolver: null,
    },
  ]);
  const resolve = (isResolved: boolean, of = id) => call('PUT', `${PAGE}/comments/${of}`, { isResolved });
  await resolve(true);
  expect(await read()).toMatchObject([{ resolvedAt: shop.clock.now().toISOString(), resolver: author }]);
  await resolve(false);
  expect(await read()).toMatchObject([{ resolvedAt: null, resolver: null }]);
  expect((await resolve(true, id + 1)).status).toBe(404);
  await call('DELETE', '/content/pages/commented');
  expect(await read()).toEqual([]);
});
