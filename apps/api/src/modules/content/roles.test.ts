import type { DocumentSummary, DocumentVersion, SavedDraft } from '@patine/contract/content/documents';
import type { Review } from '@patine/contract/content/editors';
import type { LogPage } from '@patine/contract/content/editors-log';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, editorsOf } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { pushFolder } from './load-content.ts';
import { sampleContent, samplePage } from './sample-folder.ts';

let shop: TestShop;
let people: ReturnType<typeof editorsOf>;
let link: Caller;
let editor: { id: string; caller: Caller };
let publisher: { id: string; caller: Caller };

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example', TRUSTED_PROXIES: 'loopback' });
  people = editorsOf(shop);
  link = await people.accessLink();
  editor = await people.editor(link, 'odile@example.fr', 'editor', 'Odile');
  publisher = await people.editor(link, 'marcel@example.fr', 'publisher', 'Marcel');
});
afterAll(() => shop.close());

const at = (name: string, locale = 'fr') => `/content/documents/page/${name}/${locale}`;
const save = async (name: string, by: Caller, title = name) =>
  (await people.call<SavedDraft>('PUT', at(name), by, samplePage(`/pages/${name}`, title))).body.version;
const publish = (name: string, by: Caller, version: number) =>
  people.call('POST', `${at(name)}/publish`, by, { version });
const log = async (query = '') =>
  (await people.call<LogPage>('GET', `/content/log${query}`, editor.caller)).body;
const reviews = async () => (await people.call<Review[]>('GET', '/content/reviews', publisher.caller)).body;
const author = (kind: 'editor', id: string, name: string) => ({ kind, id, name });

describe('an editor', () => {
  test('writes and saves; publishers publish, unpublish, archive and delete', async () => {
    const version = await save('roles', editor.caller);
    const steps: ['POST' | 'DELETE', string, object?][] = [
      ['POST', `${at('roles')}/publish`, { version }],
      ['POST', '/content/pages/roles/unpublish', { locale: 'fr' }],
      ['POST', '/content/pages/roles/archive'],
      ['POST', '/content/pages/roles/restore'],
      ['DELETE', '/content/pages/roles'],
    ];
    const take = async (by: Caller) => {
      const taken: unknown[] = [];
      for (const [method, url, body] of steps) {
        const answer = await people.call(method, url, by, body);
        taken.push([answer.status, answer.body.name, answer.body.code]);
      }
      return taken;
    };
    expect(await take(editor.caller)).toEqual(steps.map(() => [403, 'PUBLISHER_REQUIRED', 813]));
    const { body } = await people.call<DocumentVersion[]>('GET', `${at('roles')}/versions`, editor.caller);
    expect(body.map(({ state }) => state)).toEqual(['draft']);
    expect(await take(publisher.caller)).toEqual(steps.map(() => [200, undefined, undefined]));
  });

  test('is named on each version, beside whoever published it; an access link by its id', async () => {
    const version = await save('named', editor.caller);
    await publish('named', publisher.caller, version);
    await save('named', link, 'Autre titre');
    const { body } = await people.call<DocumentVersion[]>('GET', `${at('named')}/versions`, editor.caller);
    const odile = author('editor', editor.id, 'Odile');
    const marcel = author('editor', publisher.id, 'Marcel');
    const byLink = { kind: 'link', id: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(body.map((one) => [one.author, one.publisher])).toEqual([
      [byLink, null],
      [odile, marcel],
    ]);
    const listed = async () =>
      (await people.call<DocumentSummary[]>('GET', '/content/documents?locale=fr', editor.caller)).body.find(
        ({ name }) => name === 'named',
      )?.author;
    expect(await listed()).toEqual(byLink);
    const refused = await people.call(
      'PUT',
      `${at('named')}?base=1`,
      editor.caller,
      samplePage('/pages/n', 'N'),
    );
    expect(refused.body.newer).toMatchObject({ version: 2, author: byLink });
  });

  test('gives draft links that end when the editor is removed', async () => {
    const { id, caller } = await people.editor(link, 'short@example.fr', 'editor');
    const { body } = await people.call<SavedDraft>(
      'PUT',
      at('draft'),
      caller,
      samplePage('/pages/draft', 'D'),
    );
    const { searchParams } = new URL(body.previewPath ?? '', 'https://patine.example');
    const draft = () =>
      people.call(
        'GET',
        '/web-structure?type=page&params[path][0]=/pages/draft&locale=fr&params[draft][0]=1',
        { 'x-preview-token': searchParams.get('preview') ?? '' },
      );
    expect((await draft()).status).toBe(200);
    await people.call('DELETE', `/content/editors/${id}`, link);
    expect((await draft()).status).toBe(404);
  });

  test('sees drafts as pages of the shop by their session', async () => {
    const url = '/web-structure?type=page&params[path][0]=/pages/draft&locale=fr&params[draft][0]=1';
    expect((await people.call('GET', url, editor.caller)).status).toBe(200);
    expect((await people.call('GET', url, {})).status).toBe(404);
  });
});

describe('the log', () => {
  test('tells who did what to which document, one entry for the saves of an hour', async () => {
    await save('logged', editor.caller, 'Un');
    await save('logged', editor.caller, 'Deux');
    shop.clock.advance(HOUR_MS);
    const third = await save('logged', editor.caller, 'Trois');
    await publish('logged', publisher.caller, third);
    await people.call('POST', '/content/pages/logged/archive', publisher.caller);
    const { entries, count } = await log('?words=OGGE');
    expect(count).toBe(4);
    expect(entries.map((one) => [one.action, one.author, one.document?.version])).toEqual([
      ['archived', author('editor', publisher.id, 'Marcel'), null],
      ['published', author('editor', publisher.id, 'Marcel'), 3],
      ['saved', author('editor', editor.id, 'Odile'), 3],
      ['saved', author('editor', editor.id, 'Odile'), 2],
    ]);
    expect(entries[3]?.document).toEqual({
      kind: 'page',
      name: 'logged',
      locale: 'fr',
      version: 2,
      title: 'Trois',
    });
    // Found by what it is called, and by what it was called; as a whole it has its title in the first language.
    expect((await log('?words=rois')).count).toBe(4);
    expect((await log('?words=deux')).count).toBe(4);
    expect(entries[0]?.document).toMatchObject({ locale: null, title: 'Trois' });
    await people.call('DELETE', '/content/pages/logged', publisher.caller);
    expect((await log('?words=logged')).entries[0]?.document).toMatchObject({ name: 'logged', title: '' });
  });

  test('is narrowed down by author and action, and is paged', async () => {
    const own = await log(`?author=${publisher.id}&action=archived`);
    expect(new Set(own.entries.map(({ action, author: by }) => `${action} ${by?.id}`))).toEqual(
      new Set([`archived ${publisher.id}`]),
    );
    expect(own.authors).toContainEqual(author('editor', editor.id, 'Odile'));
    for (let page = 0; page < 52; page += 1) await save(`paged-${page}`, editor.caller);
    const first = await log('?words=paged-');
    const second = await log('?words=paged-&page=2');
    expect([first.count, first.entries.length, second.entries.length]).toEqual([52, 50, 2]);
    expect((await log('?words=%25')).count).toBe(0);
    const { status } = await people.call('GET', '/content/log?action=anything', editor.caller);
    expect(status).toBe(400);
  });

  test('names files that were pushed without an author', async () => {
    const files = { 'fr/pages/pushed.json': samplePage('/pages/pushed', 'Pushed') };
    await pushFolder(shop.services, await sampleContent(files));
    expect((await log('?words=pushed')).entries).toMatchObject([{ action: 'published', author: null }]);
  });

  test('nobody else reads it', async () => {
    expect((await people.call('GET', '/content/log', {})).status).toBe(401);
  });
});

describe('a review', () => {
  const ask = (name: string, version: number, note = '') =>
    people.call('PUT', `${at(name)}/review`, editor.caller, { version, note });

  test('is asked for of the publishers, who get an email, and ends when one of them publishes', async () => {
    const version = await save('reviewed', editor.caller, 'Nos ateliers');
    expect((await ask('reviewed', version, 'L’adresse a changé.')).status).toBe(200);
    expect(await reviews()).toEqual([
      {
        kind: 'page',
        name: 'reviewed',
        locale: 'fr',
        version,
        title: 'Nos ateliers',
        note: 'L’adresse a changé.',
        author: author('editor', editor.id, 'Odile'),
        askedAt: shop.clock.now().toISOString(),
      },
    ]);
    const [mail] = await people.mailsTo('marcel@example.fr');
    expect(mail?.subject).toContain('Nos ateliers');
    for (const words of ['Odile vous demande de relire', 'L’adresse a changé.', '/showroom?page=reviewed'])
      expect(mail?.text).toContain(words);
    expect(await people.mailsTo('odile@example.fr')).toHaveLength(1);
    await publish('reviewed', publisher.caller, version);
    expect(await reviews()).toEqual([]);
  });

  test('is asked for of a drop, which has both languages', async () => {
    const drop = '/content/documents/drop/reviewed/fr';
    const words = { nameFr: 'Nuits blanches', nameEn: 'White nights' };
    const { version } = (await people.call<SavedDraft>('PUT', drop, editor.caller, words)).body;
    const asked = await people.call('PUT', `${drop}/review`, editor.caller, { version, note: '' });
    expect(asked.status).toBe(200);
    expect(await reviews()).toMatchObject([{ kind: 'drop', name: 'reviewed', title: 'Nuits blanches' }]);
    const mail = (await people.mailsTo('marcel@example.fr')).find(({ subject }) => subject.includes('Nuits'));
    for (const text of ['(drop)', '/showroom?drop=reviewed']) expect(mail?.text).toContain(text);
    await people.call('POST', `${drop}/publish`, publisher.caller, { version });
    expect(await reviews()).toEqual([]);
  });

  test('is withdrawn, and goes with a deleted page', async () => {
    const version = await save('withdrawn', editor.caller);
    await ask('withdrawn', version);
    await people.call('DELETE', `${at('withdrawn')}/review`, editor.caller);
    expect(await reviews()).toEqual([]);
    await ask('withdrawn', version);
    await people.call('DELETE', '/content/pages/withdrawn', publisher.caller);
    expect(await reviews()).toEqual([]);
    expect((await ask('withdrawn', version)).status).toBe(404);
  });
});
