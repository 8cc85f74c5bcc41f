import type { DocumentBody, SavedDraft } from '@patine/contract/content/documents';
import type { DropSummary } from '@patine/contract/content/drops';
import type { LogPage } from '@patine/contract/content/editors-log';
import type {
  Release,
  ReleaseSummary,
  ShopPreviewLink,
  WaitingChange,
} from '@patine/contract/content/releases';
import type { ArticleInfo, DropInfo, NavigationInfo } from '@patine/contract/content/structure';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../../testing/editors.ts';
import { testShop, type TestShop } from '../../../testing/shop.ts';
import { revokeRight } from '../../editors/index.ts';
import { samplePage } from '../sample-folder.ts';
import { publishDueReleases } from './publish-release.ts';

let shop: TestShop;
let call: LinkedEditor['call'];
let token: string;
let rightId: string;

beforeAll(async () => {
  shop = await testShop();
  ({ call, token, id: rightId } = await linkedEditor(shop.app, shop.services, 400));
  await insertProduct(shop.services.db, { reference: 4001 });
});
afterAll(() => shop.close());

const later = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();

async function save(kind: string, name: string, body: object, locale = 'fr') {
  const saved = await call<SavedDraft>('PUT', `/content/documents/${kind}/${name}/${locale}`, body);
  return { kind, name, locale, version: saved.body.version };
}

const savePage = (name: string, path = `/pages/${name}`, ...blocks: unknown[]) =>
  save('page', name, samplePage(path, name, ...blocks));

async function begin(name: string, ...changes: object[]) {
  const { body } = await call<{ id: string }>('POST', '/content/releases', { name });
  if (changes.length > 0) await call('PUT', `/content/releases/${body.id}/changes`, { changes });
  return body.id;
}

const read = async (id: string) => (await call<Release>('GET', `/content/releases/${id}`)).body;
const schedule = (id: string, publishAt: string) =>
  call('POST', `/content/releases/${id}/schedule`, { publishAt });
const shown = (path: string, headers = {}) =>
  call<ArticleInfo>('GET', `/web-structure?type=page&params[path][0]=${path}&locale=fr`, undefined, headers);

test('pages, a drop and a hello bar go live together at the date of their release, and not before', async () => {
  const page = await savePage('winter');
  const bar = await save('navigation', 'hello-bar', { text: 'Soldes' });
  const drop = await save('drop', 'winter-drop', {
    nameFr: 'Hiver',
    nameEn: 'Winter',
    launchAt: later(2 * HOUR_MS),
    pieces: { references: [4001] },
  });
  const id = await begin('Hiver', page, bar, drop);
  expect((await read(id)).changes.map(({ kind, isNew, errors }) => [kind, isNew, errors])).toEqual([
    ['drop', true, []],
    ['navigation', false, []],
    ['page', true, []],
  ]);
  // A drop is called by its name in the editor's language, before it is published too.
  expect((await read(id)).changes[0]).toMatchObject({ title: 'Hiver', titleEn: 'Winter' });
  const { body: drops } = await call<DropSummary[]>('GET', '/content/drops');
  expect(drops.find(({ slug }) => slug === 'winter-drop')).toMatchObject({
    nameFr: 'Hiver',
    nameEn: 'Winter',
  });
  expect((await schedule(id, later(HOUR_MS))).status).toBe(200);
  await publishDueReleases(shop.services);
  expect((await shown('/pages/winter')).status).toBe(404);

  shop.clock.advance(HOUR_MS);
  await publishDueReleases(shop.services);
  expect((await shown('/pages/winter')).status).toBe(200);
  const navigation = await call<NavigationInfo>('GET', '/web-structure?type=nav&locale=fr');
  expect(navigation.body.helloBar?.text).toBe('Soldes');
  const found = await call<DropInfo>('GET', '/web-structure?type=drop&params[slug][0]=winter-drop&locale=fr');
  expect(found.body).toMatchObject({ name: 'Hiver', isLaunched: false });
  expect((await read(id)).state).toBe('published');
  const log = await call<LogPage>('GET', '/content/log?words=Hiver');
  // The release and the drop are both called so.
  expect(log.body.entries.map(({ action }) => action)).toEqual([
    'release-published',
    'published',
    'release-scheduled',
    'saved',
  ]);
});

test('a release of which one change cannot be published any more publishes nothing, and says which', async () => {
  const good = await savePage('all-or');
  const other = await savePage('nothing', '/pages/contested');
  const id = await begin('Tout ou rien', good, other);
  expect((await schedule(id, later(HOUR_MS))).status).toBe(200);
  // Meanwhile somebody publishes another page at that address.
  const { version } = await savePage('first-there', '/pages/contested');
  await call('POST', '/content/documents/page/first-there/fr/publish', { version });
  shop.clock.advance(HOUR_MS);
  await publishDueReleases(shop.services);

  expect((await shown('/pages/all-or')).status).toBe(404);
  const failed = await read(id);
  expect([failed.state, failed.changes.map(({ errors }) => errors.map(({ rule }) => rule))]).toEqual([
    'failed',
    [[], ['TAKEN_PATH']],
  ]);
  expect((await call('POST', `/content/releases/${id}/publish`)).status).toBe(422);
  // Taken out, the rest is published.
  await call('DELETE', `/content/releases/${id}/changes/page/nothing/fr`);
  expect((await call('POST', `/content/releases/${id}/publish`)).status).toBe(200);
  expect((await shown('/pages/all-or')).status).toBe(200);
});

test('two pages change their addresses in one release', async () => {
  for (const [name, path] of [
    ['left', '/pages/left'],
    ['right', '/pages/right'],
  ] as const) {
    const { version } = await savePage(name, path);
    await call('POST', `/content/documents/page/${name}/fr/publish`, { version });
  }
  shop.clock.advance(1_000);
  const id = await begin(
    'Échange',
    await savePage('left', '/pages/right'),
    await savePage('right', '/pages/left'),
  );
  expect((await call('POST', `/content/releases/${id}/publish`)).status).toBe(200);
  expect((await shown('/pages/right')).body.name).toBe('left');
  expect((await shown('/pages/left')).body.name).toBe('right');
});

test('a date that has passed, a fault, or nothing at all keeps a release from being scheduled', async () => {
  const empty = await begin('Vide');
  expect((await schedule(empty, later(HOUR_MS))).status).toBe(400);
  const id = await begin('Fautive', await savePage('faulty', '/pages/faulty', { type: 'fresco' }));
  const refused = await schedule(id, later(HOUR_MS));
  expect([refused.status, refused.body.errors?.map(({ document, rule }) => [document, rule])]).toEqual([
    422,
    [['fr/page/faulty', 'UNKNOWN_TYPE']],
  ]);
  const past = await schedule(id, later(-HOUR_MS));
  expect([past.status, past.body.fields]).toEqual([422, { publishAt: 'IN_PAST' }]);
});

test('what a release publishes is settled once it is scheduled, until its date is cancelled', async () => {
  const change = await savePage('settled');
  const id = await begin('Arrêtée', change);
  await schedule(id, later(HOUR_MS));
  const newer = await savePage('settled', '/pages/settled', { type: 'title', title: 'Deux' });
  const put = () => call('PUT', `/content/releases/${id}/changes`, { changes: [newer] });
  expect((await put()).status).toBe(400);
  expect((await read(id)).changes[0]?.conflicts).toMatchObject([
    { rule: 'NEWER_DRAFT', version: newer.version, author: { kind: 'link', id: rightId } },
  ]);
  const other = await begin('Aussi', change);
  expect((await read(id)).changes[0]?.conflicts).toContainEqual({
    rule: 'OTHER_RELEASE',
    id: other,
    name: 'Aussi',
  });
  expect((await call('POST', `/content/releases/${id}/cancel`)).status).toBe(200);
  shop.clock.advance(HOUR_MS);
  await publishDueReleases(shop.services);
  expect((await shown('/pages/settled')).status).toBe(404);
  expect((await put()).status).toBe(200);
  await call('POST', '/content/documents/page/settled/fr/publish', { version: change.version });
  shop.clock.advance(1_000);
  expect((await read(other)).changes[0]?.conflicts.map(({ rule }) => rule)).toContain('NEWER_DRAFT');
  const names = (await call<ReleaseSummary[]>('GET', '/content/releases')).body.map(({ name }) => name);
  expect(names.indexOf('Hiver')).toBeGreaterThan(names.indexOf('Arrêtée'));
});

test('what waits in a release is told with the release, until it is published as it is', async () => {
  const change = await savePage('waiting');
  const id = await begin('Attente', change);
  const waiting = async () =>
    (await call<WaitingChange[]>('GET', '/content/releases/changes')).body.filter(
      ({ name }) => name === 'waiting',
    );
  const release = { id, name: 'Attente', state: 'open', publishAt: null };
  expect(await waiting()).toEqual([{ ...change, release }]);
  const publishAt = later(HOUR_MS);
  await schedule(id, publishAt);
  expect((await waiting()).map(({ release }) => [release.state, release.publishAt])).toEqual([
    ['scheduled', publishAt],
  ]);
  await call('POST', '/content/documents/page/waiting/fr/publish', { version: change.version });
  expect(await waiting()).toEqual([]);
  // Somebody publishes another version: the release would put the earlier one back.
  const { version } = await savePage('waiting', '/pages/waiting', { type: 'title', title: 'Deux' });
  await call('POST', '/content/documents/page/waiting/fr/publish', { version });
  expect((await waiting()).map(({ version }) => version)).toEqual([change.version]);
  await call('POST', `/content/releases/${id}/publish`);
  expect(await waiting()).toEqual([]);
});

test('a link to a page of the same release leads somewhere; another one is told', async () => {
  const links = { type: 'text', text: '[a](/pages/linked) [b](/pages/nowhere)' };
  const id = await begin(
    'Liens',
    await savePage('linked'),
    await savePage('linking', '/pages/linking', links),
  );
  const { changes } = await read(id);
  const told = changes
    .find(({ name }) => name === 'linking')
    ?.links.map(({ address, problem }) => [address, problem]);
  expect(told).toEqual([
    ['/pages/linked', null],
    ['/pages/nowhere', 'NO_PAGE'],
  ]);
});

test('a release tells the drops that its changes mention, as it would publish them, and pieces that are sold', async () => {
  const { reference } = await insertProduct(shop.services.db, { item: { status: 'sold' } });
  const body = { nameFr: 'Neige', nameEn: 'Snow', launchAt: later(HOUR_MS), endAt: later(3 * HOUR_MS) };
  const first = await save('drop', 'snow', body);
  await call('POST', '/content/documents/drop/snow/fr/publish', { version: first.version });
  const moved = { ...body, launchAt: later(2 * HOUR_MS), pieces: { references: [reference, 4001] } };
  const drop = await save('drop', 'snow', moved);
  const page = await savePage('snow-page', '/pages/snow-page', {
    type: 'text',
    text: '[Neige](/drops/snow)',
  });
  const bar = await save('navigation', 'hello-bar', { text: 'Neige', link: { path: '/shop/?drops=snow' } });
  const alone = await begin('Neige seule', page);
  const id = await begin('Neige', page, bar, drop);
  const mentioned = { slug: 'snow', nameFr: 'Neige', nameEn: 'Snow', endAt: body.endAt };
  expect((await read(alone)).changes[0]?.drops).toEqual([{ ...mentioned, launchAt: body.launchAt }]);
  const { changes } = await read(id);
  expect(changes.map(({ drops }) => drops)).toEqual(
    changes.map(() => [{ ...mentioned, launchAt: moved.launchAt }]),
  );
  expect(changes.find(({ kind }) => kind === 'drop')?.pieces).toEqual([
    expect.objectContaining({ reference, path: 'pieces.references.0' }),
  ]);
});

test('the shop as of a date shows scheduled releases and drops to whoever has the link, and stores nothing', async () => {
  const page = await savePage('spring', '/pages/spring', {
    type: 'productCarousel',
    title: 'Printemps',
    query: { drop: 'spring-drop' },
  });
  const drop = await save('drop', 'spring-drop', {
    nameFr: 'Printemps',
    nameEn: 'Spring',
    launchAt: later(2 * HOUR_MS),
    pieces: { references: [4001] },
  });
  const id = await begin('Printemps', page, drop);
  await schedule(id, later(HOUR_MS));
  const preview = async (at: string, release?: string) => {
    const request = { at, locale: 'fr', ...(release ? { release } : {}) };
    const { body } = await call<ShopPreviewLink>('POST', '/content/shop-preview', request);
    const link = new URL(body.path, 'https://patine.example').searchParams.get('preview') ?? '';
    return { 'x-preview-token': '', 'x-shop-preview': link };
  };
  const after = await preview(later(3 * HOUR_MS));
  const previewed = await shown('/pages/spring', after);
  expect([previewed.status, previewed.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(previewed.body).toMatchObject({
    openedDrops: { 'spring-drop': { records: [{ reference: 4001, availability: 'AVAILABLE' }] } },
  });
  const dropUrl = '/web-structure?type=drop&params[slug][0]=spring-drop&locale=fr';
  const launched = await call<DropInfo>('GET', dropUrl, undefined, after);
  expect(launched.body).toMatchObject({ isLaunched: true, pieces: [{ reference: 4001 }] });
  expect((await shown('/pages/spring', await preview(later(1_000)))).status).toBe(404);
  expect((await shown('/pages/spring')).status).toBe(404);
  expect((await call('GET', dropUrl)).status).toBe(404);
  expect(
    (await call<DocumentBody>('GET', '/content/documents/page/spring/fr?version=published')).status,
  ).toBe(404);

  // A release without a date is shown when the link asks for it.
  const open = await begin('Sans date', await savePage('undated'));
  expect((await shown('/pages/undated', await preview(later(HOUR_MS)))).status).toBe(404);
  expect((await shown('/pages/undated', await preview(later(HOUR_MS), open))).status).toBe(200);

  // The link reads the shop, and nothing else.
  const session = await call<{ scope: string; at: string }>('GET', '/content/session', undefined, {
    'x-preview-token': after['x-shop-preview'],
  });
  expect(session.body).toMatchObject({ scope: 'shop', role: null });
  const asEditor = await call('GET', '/content/releases', undefined, {
    'x-preview-token': after['x-shop-preview'],
  });
  expect(asEditor.status).toBe(401);
  expect((await shown('/pages/spring', { 'x-shop-preview': token })).status).toBe(410);
  await revokeRight(shop.services, rightId);
  expect((await shown('/pages/spring', after)).status).toBe(410);
});
