import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACE_RULES, FACES, facePath } from '@patine/brand/faces';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { failurePage } from './failure-page.ts';
import { serveFaces } from './faces.ts';

const BUILT = [
  'instrument-sans-latin-wght-normal-a1.woff2',
  'fraunces-latin-opsz-normal-b2.woff2',
  'fraunces-latin-opsz-italic-c3.woff2',
];

async function builtClient(files: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-faces-'));
  const manifest = Object.fromEntries(files.map((file) => [file, { file }]));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  for (const file of files) await writeFile(path.join(folder, file), file);
  return { url: pathToFileURL(`${folder}/`), remove: () => rm(folder, { recursive: true }) };
}

test('each face of a build is served under its constant name', async () => {
  const client = await builtClient(BUILT);
  const app = Fastify();
  await serveFaces(app, client.url);
  const responses = await Promise.all(FACES.map((face) => app.inject(facePath(face))));
  expect(responses.map(({ body }) => body)).toEqual(BUILT);
  for (const { headers } of responses)
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' });
  await client.remove();
});

test('a build without a face is refused at start', async () => {
  const client = await builtClient(BUILT.slice(1));
  await expect(serveFaces(Fastify(), client.url)).rejects.toThrow('instrument-sans-latin-wght-normal');
  await client.remove();
});

test('the failure page is set in the shop’s faces', () => {
  const page = failurePage(500, 'fr');
  expect(page).toContain(FACE_RULES);
  for (const face of FACES) expect(page).toContain(facePath(face));
});
