import { expect, test, type Page } from '@playwright/test';
import { productUrls } from './steps/products.ts';
import { signUp } from './steps/session.ts';

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' });

const skipped = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** URLs in the service worker's database of last-used times. */
const notedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await done(indexedDB.open('workbox-expiration'));
    const entries: { url: string }[] = await done(
      database.transaction('cache-entries').objectStore('cache-entries').getAll(),
    );
    database.close();
    return entries.map(({ url }) => new URL(url).pathname);
  });

test('a viewed product can be read offline, and no personal page can', async ({ page, context }) => {
  await signUp(page, 'fr');
  await page.goto('/account/orders');
  // The worker is registered by one page and serves the next.
  await page.goto('/shop/');
  const [product = ''] = await productUrls(page, 'fr');
  await page.goto(product);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => skipped(page), { timeout: 10_000 }).toContain(product);
  const hasPictures = async () => (await skipped(page)).some((path) => path.startsWith('/media/'));
  await expect.poll(hasPictures, { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByText(/^Hors connexion\. Vous consultez la copie du \d\d\/\d\d\/\d{4}, /),
  ).toBeVisible();
  const shown = page.locator('#main img').first();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/produit/inconnue-999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${product}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  const all = await skipped(page);
  expect(
    all.filter((path) => /^\/(account|cart|graphql|search|web-|authenticate|register)/.test(path)),
  ).toEqual([]);

  await context.setOffline(false);
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Hors connexion/)).toHaveCount(0);

  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  const foundTraces = async () =>
    [...(await skipped(page)), ...(await notedAddresses(page))].filter(
      (path) => path === product || path.startsWith('/media/'),
    );
  await expect.poll(foundTraces).toEqual([]);
});

test('the shop can be installed in each language, and its worker is always revalidated', async ({
  request,
}) => {
  for (const [path, start] of [
    ['/manifest.webmanifest', '/'],
    ['/en/manifest.webmanifest', '/en'],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as { start_url: string; icons: { src: string; type: string }[] };
    expect(manifest.start_url).toBe(start);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
