import type { DictionaryPreview } from '@patine/contract/content/dictionary';
import type { SavedDraft } from '@patine/contract/content/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { productsChanged } from '../outbox/index.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  const { services, clock } = shop;
  ({ call } = await linkedEditor(shop.app, services));
  await insertProduct(services.db, { reference: 5001, nameFr: 'Caraco de soie' });
  await productsChanged(services.db, [5001], clock.now());
  await drain();
});
afterAll(() => shop.close());

const drain = async () => {
  while ((await shop.app.outbox.drain()) > 0);
};

const DICTIONARY = '/content/documents/texts/dictionary/fr';

async function found(query: string): Promise<number[]> {
  const [result] = await shop.app.searching<{ reference: number }>([{ indexName: 'search_fr', query }]);
  return (result?.hits ?? []).map(({ reference }) => reference);
}

test('words that editors publish are taken for one another, phrases too, in place of those of the shop', async () => {
  expect(await found('débardeur')).toEqual([]);
  const body = {
    alike: [{ words: 'caraco, débardeur' }],
    wider: [{ word: 'haut d’été', finds: 'caraco' }],
  };
  const saved = await call<SavedDraft>('PUT', DICTIONARY, body);
  expect(await found('débardeur')).toEqual([]);
  const { version } = saved.body;
  expect((await call('POST', `${DICTIONARY}/publish`, { version })).status).toBe(200);
  await drain();
  await expect.poll(() => found('débardeur')).toEqual([5001]);
  expect(await found('haut d’été')).toEqual([5001]);
});

test('what a search would look for with words that are not published is told with what it finds', async () => {
  const body = { alike: [{ words: 'soie, satin' }], wider: [{ word: 'lingerie', finds: 'caraco' }] };
  const preview = (text: string) =>
    call<DictionaryPreview>('POST', '/content/dictionary/preview', { locale: 'fr', text, body });
  expect((await preview('Satin')).body.wordings).toEqual([
    { text: 'Satin', by: 'typed', count: 0, pieces: [] },
    { text: 'soie', by: 'alike', count: 1, pieces: ['Caraco de soie'] },
  ]);
  expect((await preview('lingerie fine')).body.wordings.map(({ text, by }) => [text, by])).toEqual([
    ['lingerie fine', 'typed'],
    ['caraco fine', 'wider'],
  ]);
});

test('a line with one word, or with a word twice, is not published', async () => {
  const save = (words: string) => call<SavedDraft>('PUT', DICTIONARY, { alike: [{ words }], wider: [] });
  expect((await save('seul')).body.errors).toMatchObject([{ rule: 'WRONG_FORM' }]);
  const { body } = await save('soie, Soie');
  expect(body.errors).toMatchObject([{ rule: 'REPEATED' }]);
  const refused = await call('POST', `${DICTIONARY}/publish`, { version: body.version });
  expect(refused.status).toBe(422);
});
