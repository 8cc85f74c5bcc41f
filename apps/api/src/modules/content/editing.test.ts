import type {
  DocumentBody,
  DocumentSummary,
  DocumentVersion,
  LatestVersions,
  SavedDraft,
  UploadedImage,
} from '@patine/contract/content/documents';
import type { ErrorBody } from '@patine/contract/errors';
import type { ArticleInfo, PageInfo } from '@patine/contract/content/structure';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { buildApp } from '../../app.ts';
import { createLog } from '../../log.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import operatorFile from '@patine/brand/operator.json' with { type: 'json' };
import { insertVersions, readVersion } from './content-repository.ts';
import { editorsKey, type Grant, grantRight, listRights, revokeRight, signToken } from '../editors/index.ts';
import { type ExportedFile, exportDocuments } from './export-documents.ts';
import { pushFolder } from './load-content.ts';
import { sampleContent, samplePage } from './sample-folder.ts';

const clock = movableClock();
const logged: string[] = [];
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let editor: string;
let rightId: string;

beforeAll(async () => {
  services = await testServices({}, clock);
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  app = await buildApp({ ...services, log: log as FastifyInstance['log'] });
  ({ id: rightId } = await grantRight(services, new Date(clock.now().getTime() + 24 * HOUR_MS)));
  editor = tokenFor({ scope: 'edit', id: rightId });
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const tokenFor = (grant: Grant, hours = 24) =>
  signToken(editorsKey(services.config), grant, new Date(clock.now().getTime() + hours * HOUR_MS));

type Method = 'GET' | 'PUT' | 'POST';

async function call<T>(method: Method, url: string, payload?: string | object, headers = {}) {
  const response = await app.inject({
    method,
    url,
    headers: { 'x-preview-token': editor, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<T & Partial<ErrorBody>>(),
  };
}

const PAGE = '/content/documents/page/our-atelier/fr';
const page = (title: string, ...blocks: unknown[]) => samplePage('/pages/atelier', title, ...blocks);
const save = (body: object) => call<SavedDraft>('PUT', PAGE, body);
const publish = (version: number) => call('POST', `${PAGE}/publish`, { version });
const shown = (query = '', token = '') =>
  call<ArticleInfo>(
    'GET',
    `/web-structure?type=page&params[path][0]=/pages/atelier&locale=fr${query}`,
    undefined,
    { 'x-preview-token': token },
  );

describe('the life cycle of a page', () => {
  test('a draft is shown by its link only, with its invalid blocks reported and stored', async () => {
    const body = page('Brouillon', { type: 'title', title: 'Bien' }, { type: 'fresco', note: 'à venir' });
    const { status, body: saved } = await save(body);
    expect([status, saved.version, saved.errors]).toEqual([
      200,
      1,
      [{ path: 'zones.0.blocks.1', field: 'type', rule: 'UNKNOWN_TYPE', limit: 'fresco' }],
    ]);
    const link = new URL(saved.previewPath ?? '', 'https://patine.example');
    expect([link.pathname, link.searchParams.get('draft')]).toEqual(['/pages/atelier', '1']);

    expect((await shown()).status).toBe(404);
    const draft = await shown('&params[draft][0]=1', link.searchParams.get('preview') ?? '');
    expect(draft.headers['cache-control']).toBe('private, no-store');
    expect(draft.body).toMatchObject({
      title: 'Brouillon',
      isDraft: true,
      zones: [{ blocks: [{ type: 'title' }] }],
    });
    const read = (await call<DocumentBody>('GET', PAGE)).body;
    expect(read).toEqual({
      name: 'our-atelier',
      locale: 'fr',
      version: 1,
      body,
      previewPath: expect.any(String),
    });
    const again = new URL(read.previewPath ?? '', 'https://patine.example').searchParams.get('preview');
    expect((await shown('&params[draft][0]=1', again ?? '')).status).toBe(200);
  });

  test('a page that breaks a rule is not published', async () => {
    const { status, body } = await publish(1);
    expect([status, body.name, body.errors?.map(({ rule }) => rule)]).toEqual([
      422,
      'VALIDATION',
      ['UNKNOWN_TYPE'],
    ]);
    expect((await shown()).status).toBe(404);
  });

  test('a page with invalid metadata is not stored', async () => {
    const { status, body } = await save({ ...page('T'), path: '/account' });
    expect([status, body.errors]).toEqual([422, [{ path: '', field: 'path', rule: 'WRONG_FORM' }]]);
    expect((await call<DocumentVersion[]>('GET', `${PAGE}/versions`)).body).toHaveLength(1);
  });

  test('a draft based on an older version does not silently replace a newer one', async () => {
    const from = (base: string, title: string) =>
      call<SavedDraft>('PUT', `${PAGE}?base=${base}`, page(title));
    const refused = await from('0', 'Sans avoir vu la version 1');
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        name: 'NEWER_DRAFT',
        code: 807,
        newer: {
          version: 1,
          source: 'editor',
          author: { kind: 'link', id: rightId },
          createdAt: clock.now().toISOString(),
        },
      },
    ]);
    expect((await from('x', 'Deux')).status).toBe(400);
    expect((await from('1', 'Deux')).body.version).toBe(2);
    // Saving an identical body again is a no-op, whatever its base version.
    expect((await from('1', 'Deux')).body.version).toBe(2);
    expect((await from('1', 'Autre chose')).body.newer?.version).toBe(2);
  });

  test('a moved page is found under its former URL until another page takes it', async () => {
    const put = async (name: string, path: string) => {
      const own = `/content/documents/page/${name}/fr`;
      const { body } = await call<SavedDraft>('PUT', own, samplePage(path, name));
      await call('POST', `${own}/publish`, { version: body.version });
      clock.advance(1000);
    };
    const at = async (path: string) =>
      (await call<ArticleInfo>('GET', `/web-structure?type=page&params[path][0]=${path}&locale=fr`)).body;
    await put('moving', '/pages/avant');
    await put('moving', '/pages/apres');
    expect(await at('/pages/avant')).toMatchObject({ name: 'moving', path: '/pages/apres' });
    expect((await call('GET', '/web-routing?path=/pages/avant&locale=fr')).body).toMatchObject({
      title: 'moving',
      movedTo: '/pages/apres',
    });
    expect((await call('GET', '/web-routing?path=/pages/apres&locale=fr')).body).not.toHaveProperty(
      'movedTo',
    );

    await put('staying', '/pages/avant');
    expect(await at('/pages/avant')).toMatchObject({ name: 'staying', path: '/pages/avant' });
    expect(await at('/pages/jamais')).toMatchObject({ name: 'NOT_FOUND' });
  });

  test('a version is published, replaced and restored', async () => {
    expect((await save(page('Deux'))).body.version).toBe(2);
    expect((await save(page('Deux'))).body.version).toBe(2);
    expect((await publish(2)).body).toEqual({ version: 2, state: 'published', path: '/pages/atelier' });
    expect((await shown()).body).toMatchObject({ title: 'Deux' });

    clock.advance(HOUR_MS);
    await save(page('Trois'));
    expect((await shown()).body).toMatchObject({ title: 'Deux' });
    await publish(3);
    expect((await shown()).body).toMatchObject({ title: 'Trois', updatedAt: clock.now().toISOString() });
    clock.advance(HOUR_MS);
    await publish(2);
    expect((await shown()).body).toMatchObject({ title: 'Deux' });
    const { body } = await call<DocumentVersion[]>('GET', `${PAGE}/versions`);
    expect(body.map(({ version, state, source }) => [version, state, source])).toEqual([
      [3, 'replaced', 'editor'],
      [2, 'published', 'editor'],
      [1, 'draft', 'editor'],
    ]);
  });

  test('what was written last and what is published come together, null where there is nothing', async () => {
    const latest = async (name: string) =>
      (await call<LatestVersions>('GET', `/content/documents/${name}/fr/latest`)).body;
    expect(await latest('page/our-atelier')).toMatchObject({
      draft: { version: 3, body: { title: 'Trois' }, previewPath: expect.stringContaining('draft=3') },
      published: { version: 2, body: { title: 'Deux' } },
    });
    for (const name of ['page/never-written', 'drop/never-written', 'texts/dictionary'])
      expect(await latest(name)).toEqual({ draft: null, published: null });
    expect((await call('GET', '/content/documents/page/never-written/fr')).status).toBe(404);
    expect((await call('GET', '/content/documents/texts/unknown/fr/latest')).status).toBe(404);
  });

  test('the list has the newest version of each document and its state', async () => {
    const state = async () => {
      const { body } = await call<DocumentSummary[]>('GET', '/content/documents?locale=fr');
      return body.find(({ name }) => name === 'our-atelier');
    };
    expect(await state()).toMatchObject({ kind: 'page', state: 'published', version: 2, title: 'Deux' });
    await save({ ...page('Quatre'), publishAt: '2026-12-01T00:00:00Z' });
    expect(await state()).toMatchObject({
      state: 'draft',
      version: 4,
      publishedVersion: 2,
      publishedState: 'published',
    });
    clock.advance(HOUR_MS);
    await publish(4);
    expect(await state()).toMatchObject({
      state: 'scheduled',
      version: 4,
      publishedVersion: 4,
      publishedState: 'scheduled',
      source: 'editor',
      publishAt: '2026-12-01T00:00:00.000Z',
    });
    expect((await shown()).body).toMatchObject({ title: 'Deux' });
    await publish(2);
  });

  test('each version is read by its number or its state', async () => {
    const read = async (query: string) => (await call<DocumentBody>('GET', `${PAGE}?version=${query}`)).body;
    expect(await read('draft')).toMatchObject({ version: 4 });
    expect(await read('3')).toMatchObject({ version: 3, body: { title: 'Trois' } });
    expect(await read('99')).toMatchObject({ name: 'NOT_FOUND' });
    expect(await read('1e9')).toMatchObject({ name: 'MALFORMED_REQUEST' });
  });

  test('the fifty newest drafts and every published version are kept', async () => {
    const key = { kind: 'page', name: 'our-atelier', locale: 'fr' } as const;
    const fourth = await readVersion(services.db, key, 4);
    const drafts = Array.from({ length: 55 }, (_, index) => ({
      ...fourth!,
      version: 5 + index,
      publishedAt: null,
    }));
    await insertVersions(services.db, drafts, clock.now());
    expect((await save(page('Soixante'))).body.version).toBe(60);
    const { body } = await call<DocumentVersion[]>('GET', `${PAGE}/versions`);
    const skipped = body.map(({ version }) => version);
    expect([skipped[0], skipped.filter((version) => version > 4).length, skipped.slice(-3)]).toEqual([
      60,
      50,
      [4, 3, 2],
    ]);
  });

  test('no page can take the URL of another one', async () => {
    await call('PUT', '/content/documents/page/another/fr', page('Autre'));
    const { status, body } = await call('POST', '/content/documents/page/another/fr/publish', { version: 1 });
    expect([status, body.errors?.[0]]).toEqual([
      422,
      { path: '', field: 'path', rule: 'TAKEN_PATH', limit: '/pages/atelier' },
    ]);
  });
});

describe('without the right token', () => {
  const calls: [Method, string][] = [
    ['GET', '/content/documents?locale=fr'],
    ['GET', PAGE],
    ['GET', `${PAGE}/versions`],
    ['PUT', PAGE],
    ['POST', `${PAGE}/publish`],
    ['POST', '/content/images'],
    ['GET', '/content/schemas'],
  ];
  const responses = (token: string) =>
    Promise.all(
      calls.map(async ([method, url]) => {
        const { status, body } = await call(method, url, method === 'GET' ? undefined : {}, {
          'x-preview-token': token,
        });
        return `${status} ${body.name}`;
      }),
    );
  const every = (response: string) => calls.map(() => response);

  test('nothing is read or written', async () => {
    const [payload] = editor.split('.');
    expect(await responses('')).toEqual(every('401 ACCESS_DENIED'));
    expect(await responses(`${payload}.${'A'.repeat(43)}`)).toEqual(every('401 ACCESS_DENIED'));
    expect(
      await responses(signToken('another key', { scope: 'edit', id: rightId }, new Date('2030-01-01'))),
    ).toEqual(every('401 ACCESS_DENIED'));
    expect(await responses(tokenFor({ scope: 'edit', id: rightId }, -1))).toEqual(every('410 TOKEN_EXPIRED'));
    const own = tokenFor({ scope: 'page', id: rightId, name: 'our-atelier', locale: 'fr' });
    expect(await responses(own)).toEqual(every('401 ACCESS_DENIED'));
    expect((await call('GET', '/content/session', undefined, { 'x-preview-token': own })).body).toMatchObject(
      {
        scope: 'page',
      },
    );
  });

  test('a draft is not found with the token of another page, an expired token or none', async () => {
    const draft = '&params[draft][0]=1';
    const other = tokenFor({ scope: 'page', id: rightId, name: 'help', locale: 'fr' });
    const old = tokenFor({ scope: 'page', id: rightId, name: 'our-atelier', locale: 'fr' }, -1);
    for (const token of [other, old, '', 'x'.repeat(5_000)]) {
      const { status, body } = await shown(draft, token);
      expect([status, body]).toEqual([404, { name: 'NOT_FOUND', code: 201 }]);
    }
    for (const none of ['999', '0', '1e1', '-1', '', 'abc', '99999999999999999999'])
      expect((await shown(`&params[draft][0]=${none}`, editor)).status).toBe(404);
    const nul = '/web-structure?type=page&params[path][0]=/pages/%00&locale=fr&params[draft][0]=1';
    expect((await call('GET', nul)).status).toBe(400);
  });

  test('the home page has a draft link in its language; a part of pages has none', async () => {
    const { path: _, ...home } = page('Accueil');
    const saveAs = async (at: string) =>
      (await call<SavedDraft>('PUT', `/content/documents/page/${at}`, home)).body;
    const link = new URL((await saveAs('home/en')).previewPath ?? '', 'https://patine.example');
    expect(link.pathname).toBe('/en');
    const drawn = (locale: string) =>
      call<PageInfo>(
        'GET',
        `/web-structure?type=home&locale=${locale}&params[draft][0]=${link.searchParams.get('draft')}`,
        undefined,
        { 'x-preview-token': link.searchParams.get('preview') ?? '' },
      );
    const draft = await drawn('en');
    expect(draft.headers['cache-control']).toBe('private, no-store');
    expect(draft.body).toMatchObject({ title: 'Accueil', isDraft: true, drops: [] });
    expect((await drawn('fr')).status).toBe(404);
    expect((await saveAs('product-detail/fr')).previewPath).toBeNull();
  });

  test('revoking a token ends only that token and the links made with it', async () => {
    const until = new Date(clock.now().getTime() + HOUR_MS);
    const { id } = await grantRight(services, until);
    const token = tokenFor({ scope: 'edit', id });
    const saved = await call<SavedDraft>('PUT', PAGE, page('À relire'), { 'x-preview-token': token });
    const { searchParams } = new URL(saved.body.previewPath ?? '', 'https://patine.example');
    const look = () => shown(`&params[draft][0]=${saved.body.version}`, searchParams.get('preview') ?? '');
    expect((await look()).status).toBe(200);

    expect(await revokeRight(services, id)).toBe(true);
    expect(await revokeRight(services, 'nobody')).toBe(false);
    expect((await call('GET', PAGE, undefined, { 'x-preview-token': token })).status).toBe(410);
    expect((await look()).status).toBe(404);
    expect((await call('GET', PAGE)).status).toBe(200);
    const ends = (await listRights(services)).map((right) => [right.id, right.revokedAt !== null]);
    expect(new Map(ends as [string, boolean][])).toEqual(
      new Map([
        [id, true],
        [rightId, false],
      ]),
    );
  });

  test('no token is logged', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(editor.split('.')[1]);
  });
});

describe('invalid requests', () => {
  test.each([
    ['PUT', '/content/documents/page/..%2F..%2Foperator/fr', 400],
    ['PUT', '/content/documents/page/__proto__/fr', 400],
    ['PUT', '/content/documents/page/a%00b/fr', 404],
    ['PUT', '/content/documents/page/our-atelier/de', 400],
    ['PUT', `/content/documents/page/${'a'.repeat(90)}/fr`, 400],
    ['PUT', '/content/documents/operator/main/fr', 404],
    ['GET', '/content/documents?locale=__proto__', 400],
  ] as const)('%s %s', async (method, url, status) => {
    expect((await call(method, url, method === 'PUT' ? page('T') : undefined)).status).toBe(status);
  });

  test.each([
    ['a body that is too large', JSON.stringify(page('x'.repeat(300_000))), 413],
    ['keys of prototypes', `{"__proto__":{"a":1},${JSON.stringify(page('T')).slice(1)}`, 400],
    ['half a body', '{"title":', 400],
    ['a body without end', `{"zones":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, 400],
    ['half a character', JSON.stringify({ ...page('T'), description: 'x' }).replace('"x"', '"\\ud800"'), 422],
    ['nothing', 'null', 422],
  ])('%s', async (_, payload, status) => {
    const before = (await call<DocumentVersion[]>('GET', `${PAGE}/versions`)).body.length;
    const response = await call('PUT', PAGE, payload, { 'content-type': 'application/json' });
    expect(response.status).toBe(status);
    expect((await call<DocumentVersion[]>('GET', `${PAGE}/versions`)).body).toHaveLength(before);
  });
});

test('returns the JSON schema of every block type', async () => {
  const { body } = await call<Record<string, { type: string }>>('GET', '/content/schemas');
  expect(Object.keys(body)).toContain('marketingInsert');
  expect(body['title']).toMatchObject({ type: 'object', required: ['type', 'title'] });
});

test('an image is stored for pages, and one of more than 15 MB is not read', async () => {
  const send = (bytes: Buffer) =>
    call<UploadedImage>('POST', '/content/images', bytes, { 'content-type': 'image/png' });
  const small = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63d2f' } });
  const { status, body } = await send(await small.png().toBuffer());
  expect([status, body]).toMatchObject([200, { id: expect.any(String), width: 60, height: 40 }]);
  const served = await app.inject({ url: `/media/${body.id}-256.jpg` });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await send(Buffer.from('<svg/>'))).body.fields).toEqual({ image: 'WRONG_TYPE' });
  expect((await send(Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
});

describe('files and editors', () => {
  const folder = (title: string, operator = 'Patine') =>
    sampleContent({
      'operator.json': { ...operatorFile, tradeName: operator },
      'fr/pages/our-desk.json': samplePage('/pages/bureau', title, {
        type: 'text',
        text: 'Chez {{operator.tradeName}}',
      }),
    });
  const DESK = '/content/documents/page/our-desk/fr';
  const words = async () => {
    const { body } = await call<ArticleInfo>(
      'GET',
      '/web-structure?type=page&params[path][0]=/pages/bureau&locale=fr',
    );
    const block = body.zones[0]?.blocks[0];
    return `${body.title}: ${block?.type === 'text' ? block.text : ''}`;
  };
  const desk = 'fr/page/our-desk';

  test('an editor’s version is kept until a push is told to replace it', async () => {
    expect((await pushFolder(services, await folder('Un'))).published).toContain(desk);
    expect(await words()).toBe('Un: Chez Patine');
    expect((await pushFolder(services, await folder('Un'))).published).toEqual([]);

    clock.advance(HOUR_MS);
    const { body } = await call<SavedDraft>(
      'PUT',
      DESK,
      samplePage('/pages/bureau', 'À la main', {
        type: 'text',
        text: 'Par {{operator.tradeName}}',
      }),
    );
    await call('POST', `${DESK}/publish`, { version: body.version });
    expect(await words()).toBe('À la main: Par Patine');
    clock.advance(HOUR_MS);
    expect(await pushFolder(services, await folder('Un'))).toMatchObject({ published: [], skipped: [] });
    expect(await pushFolder(services, await folder('Deux'))).toMatchObject({
      published: [],
      skipped: [desk],
    });
    expect(await words()).toBe('À la main: Par Patine');
    expect((await pushFolder(services, await folder('Deux'), 'replace')).published).toEqual([desk]);
    expect(await words()).toBe('Deux: Chez Patine');
  });

  test('a change of the operator updates every text that names it', async () => {
    clock.advance(HOUR_MS);
    const outcome = await pushFolder(services, await folder('Deux', 'Lustre'));
    expect(outcome.published).toContain('fr/operator/main');
    expect(await words()).toBe('Deux: Chez Lustre');
  });

  test('a text that lacks a field after the change is reported', async () => {
    const text = { type: 'text', text: '{{operator.motto}}' };
    const given = await sampleContent({
      'operator.json': { ...operatorFile, motto: 'Tout revient.' },
      'fr/pages/motto.json': samplePage('/pages/devise', 'Devise', text),
    });
    expect((await pushFolder(services, given)).published).toContain('fr/page/motto');
    clock.advance(HOUR_MS);
    const { errors } = await pushFolder(services, await sampleContent({ 'operator.json': operatorFile }));
    expect(errors).toContainEqual({
      file: 'fr/page/motto',
      path: 'zones.0.blocks.0',
      field: 'text',
      rule: 'UNKNOWN_FIELD',
      limit: 'operator.motto',
    });
  });

  test('an export equals what was pushed', async () => {
    const files: ExportedFile[] = [];
    for await (const file of exportDocuments(services)) files.push(file);
    const written = await sampleContent(Object.fromEntries(files.map(({ file, body }) => [file, body])));
    const outcome = await pushFolder(services, written);
    expect(outcome).toMatchObject({ published: [], skipped: [], unchanged: files.length + 1 });
    expect(files.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'operator.json',
        'fr/home.json',
        'en/navigation.json',
        'fr/pages/our-desk.json',
      ]),
    );
  });
});
