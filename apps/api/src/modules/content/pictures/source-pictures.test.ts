import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServices } from '../../../testing/services.ts';
import type { Written } from '../check-document.ts';
import { samplePage } from '../sample-folder.ts';
import { readLibrary } from './library-repository.ts';
import { storeSourcePictures } from './source-pictures.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let cms: Server;
let origin: string;
let requested: string[] = [];

beforeAll(async () => {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  cms = createServer((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    if (url.startsWith('/photo')) response.end(photo);
    else if (url === '/page') response.end('<html><script>1</script></html>');
    else if (url === '/endless')
      for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(1_000_000));
    else if (url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/photo' }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  services = await testServices({
    CONTENT_SOURCE_URL: `${origin}/documents`,
    CONTENT_WEBHOOK_SECRET: 'a'.repeat(32),
  });
});
afterAll(async () => {
  cms.closeAllConnections();
  cms.close();
  await services.client.close();
});
beforeEach(() => {
  requested = [];
});

const section = (imageUrl: string) => ({
  type: 'sectionContent',
  title: 'Atelier',
  text: imageUrl,
  imageUrl,
});
const page = (...addresses: string[]): Written => ({
  kind: 'page',
  name: 'atelier',
  locale: 'fr',
  body: samplePage('/pages/atelier', 'Atelier', ...addresses.map(section)),
});
const picturesOf = (document: Written) =>
  (document.body as { zones: { blocks: { imageUrl?: string }[] }[] }).zones[0]?.blocks.map(
    ({ imageUrl }) => imageUrl,
  );

test('a picture is fetched once, stored in the library and named by its id', async () => {
  const address = `${origin}/photo/atelier%20d%C3%A9t%C3%A9.jpg`;
  const first = await storeSourcePictures(services, [page(address, address, 'entrance')]);
  expect(first.errors).toEqual([]);
  const [stored] = await readLibrary(services.db);
  expect(stored).toMatchObject({ fileName: 'atelier dété.jpg', width: 80, height: 60 });
  expect(picturesOf(first.documents[0]!)).toEqual([stored?.id, stored?.id, 'entrance']);
  // Only picture fields are read: a text that is an address stays one.
  expect(JSON.stringify(first.documents[0]?.body)).toContain(`"text":"${address}"`);
  expect(requested).toHaveLength(1);
  const again = await storeSourcePictures(services, [page(address)]);
  expect(picturesOf(again.documents[0]!)).toEqual([stored?.id]);
  expect(requested).toHaveLength(1);
});

test.each([
  ['/missing', 'PICTURE_AWAY'],
  ['/page', 'PICTURE_UNREADABLE'],
  ['/endless', 'PICTURE_TOO_LARGE'],
  ['/inside', 'PICTURE_REFUSED'],
])('a picture at %s is told at its field and left out; the others stay', async (path, rule) => {
  const { documents, errors } = await storeSourcePictures(services, [
    page(origin + path, `${origin}/photo.jpg`),
  ]);
  expect(errors).toEqual([
    {
      document: 'fr/page/atelier',
      path: 'zones.0.blocks.0',
      field: 'imageUrl',
      rule,
      limit: origin + path,
    },
  ]);
  expect(picturesOf(documents[0]!)).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test.each(['http://127.0.0.1:1/a.jpg', 'http://[::1]/a.jpg', 'http://10.0.0.1/a.jpg', 'https://'])(
  'an address inside the operator’s network is not asked: %s',
  async (address) => {
    const { errors } = await storeSourcePictures(services, [page(address)]);
    expect(errors.map(({ rule }) => rule)).toEqual(['PICTURE_REFUSED']);
  },
);
