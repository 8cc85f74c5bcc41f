import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceOutcome } from '@patine/contract/content/documents';
import type { ArticleInfo } from '@patine/contract/content/structure';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { sign } from '../../webhook-signature.ts';
import { samplePage } from './sample-folder.ts';
import { CMS_SIGNATURES } from '@patine/contract/content/webhook-headers';

const SECRET = 'news-of-content-are-signed-with-it';
const GUIDE = path.join(import.meta.dirname, '../../../../../docs/content-bridge.md');
// Real time, because the bridge of the guide signs with the system clock.
const clock = movableClock(new Date());

type Answer = (url: string, response: ServerResponse, headers: Record<string, unknown>) => void;

/** A CMS whose responses the test sets. */
async function openCms() {
  const cms = { answer: ((_, response) => response.end('{}')) as Answer };
  const server = createServer((request, response) =>
    cms.answer(request.url ?? '', response, request.headers),
  );
  return { cms, server, url: await addressOf(server) };
}

async function addressOf(server: Server) {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stop = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let source: Awaited<ReturnType<typeof openCms>>;
let bridge: Server | null = null;

beforeAll(async () => {
  source = await openCms();
  const variables = {
    CONTENT_SOURCE_URL: `${source.url}/documents`,
    CONTENT_SOURCE_TOKEN: 'cms-token',
    CONTENT_WEBHOOK_SECRET: SECRET,
  };
  services = await testServices(variables, clock);
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
  for (const server of [source.server, ...(bridge ? [bridge] : [])]) stop(server);
});
beforeEach(() => {
  source.cms.answer = (_, response) => response.end('{}');
});

const sendWebhook = async (header?: string) => {
  const body = '{"event":"published"}';
  const answer = await app.inject({
    method: 'POST',
    url: '/content/webhook',
    payload: body,
    headers: {
      'content-type': 'application/json',
      [CMS_SIGNATURES.own]: header ?? sign(SECRET, body, clock.now()),
    },
  });
  return { status: answer.statusCode, body: answer.json<SourceOutcome & { name?: string }>() };
};
const publish = (documents: unknown) => {
  source.cms.answer = (_, response) => response.end(JSON.stringify({ documents }));
};
const titleAt = async (at: string, locale = 'fr') => {
  const answer = await app.inject(`/web-structure?type=page&params[path][0]=${at}&locale=${locale}`);
  return answer.statusCode === 200 ? answer.json<ArticleInfo>().title : answer.statusCode;
};
const document = (name: string, body: unknown, locale = 'fr') => ({ kind: 'page', name, locale, body });

test('content of a CMS is published, except an invalid block or document', async () => {
  const blocks = [{ type: 'title', title: 'Bien' }, { type: 'fresco' }];
  publish([
    document('cms-good', samplePage('/pages/bonne', 'Bonne', ...blocks)),
    document('cms-good', samplePage('/en/pages/good', 'Good'), 'en'),
    document('cms-bad', { title: 'Sans adresse', zones: [] }),
  ]);
  const { status, body } = await sendWebhook();
  expect([status, body.published, body.errors.map(({ rule }) => rule)]).toEqual([
    200,
    2,
    ['UNKNOWN_TYPE', 'MISSING', 'MISSING_TRANSLATION'],
  ]);
  expect([await titleAt('/pages/bonne'), await titleAt('/en/pages/good', 'en')]).toEqual(['Bonne', 'Good']);
  expect((await sendWebhook()).body).toMatchObject({ published: 0, unchanged: 2 });
});

test('the CMS is queried with its token, and a start of the shop does not overwrite its content', async () => {
  let token: unknown;
  source.cms.answer = (_, response, headers) => {
    token = headers['authorization'];
    response.end(
      JSON.stringify({ documents: [document('home', { title: 'Du CMS', description: '', zones: [] })] }),
    );
  };
  expect((await sendWebhook()).body.published).toBe(1);
  expect(token).toBe('Bearer cms-token');
  const restarted = await buildApp(services);
  const home = await restarted.inject('/web-structure?type=home&locale=fr');
  await restarted.close();
  expect(home.json()).toMatchObject({ title: 'Du CMS' });
});

test.each([
  ['none', ''],
  ['of another secret', sign('another', '{"event":"published"}', new Date())],
  ['of another body', sign(SECRET, '{}', new Date())],
  ['of ten minutes ago', sign(SECRET, '{"event":"published"}', new Date(Date.now() - 600_000))],
])('with a signature that is %s the CMS is not queried', async (_, header) => {
  let requestCount = 0;
  source.cms.answer = (__, response) => {
    requestCount += 1;
    response.end('{}');
  };
  expect([await sendWebhook(header), requestCount]).toMatchObject([
    { status: 400, body: { name: 'MALFORMED_REQUEST' } },
    0,
  ]);
});

describe('an invalid response', () => {
  const other = { requestCount: 0 };
  let elsewhere: Awaited<ReturnType<typeof openCms>>;
  beforeAll(async () => {
    elsewhere = await openCms();
    elsewhere.cms.answer = (_, response) => {
      other.requestCount += 1;
      response.end('{"documents":[]}');
    };
  });
  afterAll(() => stop(elsewhere.server));

  const redirect =
    (to: () => string): Answer =>
    (_, response) =>
      void response.writeHead(302, { location: to() }).end();
  const endless: Answer = (_, response) => {
    const chunk = Buffer.alloc(1_000_000, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk)) continue;
    };
    response.on('drain', more);
    more();
  };

  test.each<[string, Answer]>([
    ['leads to another site', redirect(() => elsewhere.url)],
    ['leads to a file', redirect(() => 'file:///etc/passwd')],
    ['leads round in a circle', redirect(() => `${source.url}/again`)],
    ['does not end', endless],
    ['is no JSON', (_, response) => response.end('<html>')],
    ['is another list', (_, response) => response.end('{"documents":{}}')],
    ['is a failure', (_, response) => response.writeHead(500).end()],
    ['breaks off', (_, response) => response.destroy()],
  ])('%s: nothing is changed', async (_, answer) => {
    source.cms.answer = answer;
    expect(await sendWebhook()).toEqual({ status: 502, body: { name: 'SOURCE_AWAY', code: 806 } });
    expect(other.requestCount).toBe(0);
    expect(await titleAt('/pages/bonne')).toBe('Bonne');
  });
});

test('what is no document, who runs the shop, and a document that comes twice are told and left out', async () => {
  publish([
    'nothing',
    null,
    document('../../etc/passwd', samplePage('/pages/a', 'A')),
    { kind: 'operator', name: 'main', locale: 'fr', body: {} },
    document('cms-good', samplePage('/pages/bonne', 'Une fois')),
    document('cms-good', samplePage('/pages/bonne', 'Deux fois')),
    document('cms-good', { title: '' }, 'de'),
  ]);
  const { status, body } = await sendWebhook();
  expect([status, body.published]).toEqual([200, 1]);
  expect(await titleAt('/pages/bonne')).toBe('Une fois');
  expect(body.errors.map((error) => [error.document, error.field, error.rule])).toEqual([
    ['documents.0', '', 'WRONG_TYPE'],
    ['documents.1', '', 'WRONG_TYPE'],
    ['documents.2 (fr/page/../../etc/passwd)', 'name', 'WRONG_FORM'],
    ['documents.3 (fr/operator/main)', 'kind', 'NOT_ONE_OF'],
    ['documents.5 (fr/page/cms-good)', '', 'REPEATED'],
    ['documents.6 (de/page/cms-good)', 'locale', 'NOT_ONE_OF'],
    ['fr/page/cms-good', '', 'MISSING_TRANSLATION'],
  ]);
});

test('a fault names its document and its field, and says what to do', async () => {
  publish([
    document('cms-good', samplePage('/pages/bonne', 'Bonne', { type: 'title', title: '' })),
    document('cms-good', samplePage('/en/pages/good', 'Good'), 'en'),
  ]);
  const { body } = await sendWebhook();
  expect(body.errors).toEqual([
    {
      document: 'fr/page/cms-good',
      path: 'zones.0.blocks.0',
      field: 'title',
      rule: 'TOO_SHORT',
      limit: 1,
      message:
        'fr/page/cms-good zones.0.blocks.0 title: is too short: the fewest characters are (1). To mend it: write more.',
    },
  ]);
});

test('an endless document of a CMS is rejected alone', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const good = JSON.stringify(document('cms-good', samplePage('/pages/bonne', 'Mieux')));
  source.cms.answer = (_, response) =>
    response.end(
      `{"documents":[${good},{"kind":"page","name":"deep","locale":"fr","body":{"zones":${deep}}}]}`,
    );
  const { body } = await sendWebhook();
  expect(body.published).toBe(1);
  expect(body.errors.map(({ rule }) => rule)).toContain('TOO_DEEP');
  expect(await titleAt('/pages/bonne')).toBe('Mieux');
});

test('concurrent notifications cause one query and one after it', async () => {
  let requestCount = 0;
  source.cms.answer = (_, response) => {
    requestCount += 1;
    response.end('{"documents":[]}');
  };
  const responses = await Promise.all([sendWebhook(), sendWebhook(), sendWebhook(), sendWebhook()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(requestCount).toBeLessThanOrEqual(2);
});

test('the bridge of the guide imports the pages of a CMS', async () => {
  const code = /```js\n(.+?)```/s.exec(await readFile(GUIDE, 'utf8'))?.[1] ?? '';
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'patine-bridge-')), 'bridge.mjs');
  await writeFile(file, code);
  type Guide = { startBridge: (places: object) => Promise<Server> };
  const { startBridge } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Guide;

  const cms = await openCms();
  const theirs = (language: string, title: string, address: string) => ({
    slug: 'by-hand',
    language,
    title,
    address,
    summary: 'Un atelier.',
    sections: [{ heading: title, markdown: 'Cousu **main**.', image: null }],
  });
  cms.cms.answer = (_, response) =>
    response.end(
      JSON.stringify([
        theirs('fr', 'À la main', '/pages/a-la-main'),
        theirs('en', 'By hand', '/en/pages/by-hand'),
      ]),
    );
  const shop = await app.listen({ port: 0, host: '127.0.0.1' });
  bridge = await startBridge({ cms: cms.url, shop, secret: SECRET, port: 0 });
  const ofBridge = (await addressOf(bridge)).replace('127.0.0.1', 'localhost');
  source.cms.answer = (_, response) =>
    void fetch(`${ofBridge}/documents`).then(async (answer) => response.end(await answer.text()));

  const outcome = await (await fetch(`${ofBridge}/changed`, { method: 'POST' })).json();
  expect(outcome).toEqual({ published: 2, unchanged: 0, skipped: [], errors: [] });
  expect([await titleAt('/pages/a-la-main'), await titleAt('/en/pages/by-hand', 'en')]).toEqual([
    'À la main',
    'By hand',
  ]);
  stop(cms.server);
});
