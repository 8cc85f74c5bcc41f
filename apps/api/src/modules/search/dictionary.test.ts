import type { DictionaryPreview } from '@patine/contract/content/dictionary';
import type { SavedDraft } from '@patine/contract/content/documents';
import type { ErrorBody } from '@patine/contract/errors';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { editorsKey, grantRight, signToken } from '../editors/index.ts';
import { productsChanged } from '../outbox/index.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await testShop();
  const { services, clock } = shop;
  const until = new Date(clock.now().getTime() + 24 * HOUR_MS);
  const { id } = await grantRight(services, until);
  token = signToken(editorsKey(services.config), { scope: 'edit', id }, until);
  await insertProduct(services.db, { reference: 5001, nameFr: 'Caraco de soie' });
  await productsChanged(services.db, [5001], clock.now());
  await drain();
});
afterAll(() => shop.close());

const drain = async () => {
  while ((await shop.app.outbox.drain()) > 0);
};

async function call<T>(method: 'PUT' | 'POST', url: string, payload: object) {
  const headers = { 'x-preview-token': token };
  const response = await shop.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, body: response.json<T & Partial<ErrorBody>>() };
}

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
