import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DatabaseClient } from './db/client.ts';
import { storePicture } from './modules/media/index.ts';
import { openStorage } from './storage/open-storage.ts';
import { readConfig } from './config.ts';
import { type RunningApi, startApi } from './testing/api-process.ts';
import { type S3Server, startS3 } from './testing/fakes/s3/start-s3.ts';
import { freePort, type PostgresServer, startPostgres } from './testing/postgres.ts';
import { createLog } from './log.ts';

const DATABASE = 'pictured';

let server: PostgresServer;
let s3: S3Server;
let client: DatabaseClient;
let apis: RunningApi[] = [];
/** A folder for each, as on two machines. */
const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'patine-pictures-')));

beforeAll(async () => {
  [server, s3] = await Promise.all([startPostgres(), startS3()]);
  await server.create(DATABASE);
  client = await connect({ DATABASE_URL: server.url(DATABASE), DATA_DIR: '' });
  apis = await Promise.all(
    folders.map(async (dataDir) =>
      startApi({ databaseUrl: server.url(DATABASE), dataDir, port: await freePort(), env: s3.settings }),
    ),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await client.close();
  await Promise.all([server.stop(), s3.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('two apis without a shared folder serve the same pictures, each encoded once', async () => {
  const storage = await openStorage(readConfig(s3.settings), createLog('silent'));
  const photo = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#a63d2f' } });
  const size = { width: 900, height: 1_200 };
  const id = await storePicture({ db: client.db, storage }, await photo.jpeg().toBuffer(), size);
  storage.close();

  const bodies: Buffer[] = [];
  for (const { url } of apis) {
    const response = await fetch(`${url}/media/${id}-384.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    bodies.push(Buffer.from(await response.arrayBuffer()));
  }
  expect(bodies[0]).toEqual(bodies[1]);
  expect(s3.requests.filter((request) => request.startsWith('PUT cache/'))).toHaveLength(1);
  expect(s3.requests.filter((request) => request === `GET originals/${id.slice(0, 2)}/${id}`)).toHaveLength(
    1,
  );
});

test('both say so while the bucket is away, and serve the shop', async () => {
  await s3.stop();
  for (const { url } of apis) {
    const picture = await fetch(`${url}/media/entrance-256.avif`, { headers: { accept: 'image/*' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', pictures: 'away' }]);
    const structure = await fetch(`${url}/web-structure?type=nav&locale=fr`);
    expect(structure.status).toBe(200);
  }
  await s3.start();
});
