import { expect, test, type Page } from '@playwright/test';
import { hydrateAll } from './steps/hydration.ts';
import { pathIn } from './steps/language.ts';
import { cards, productUrls } from './steps/products.ts';
import { openStoreWith, openThirdParties } from './steps/third-parties.ts';

test.use({ locale: 'fr-FR' });

let others: Awaited<ReturnType<typeof openThirdParties>>;
let store: Awaited<ReturnType<typeof openStoreWith>>;

test.beforeAll(async () => {
  others = await openThirdParties();
  store = await openStoreWith(others.origin, { SAME_TAB_BELOW: '688' });
});
test.afterAll(() => {
  store.close();
  others.close();
});

/** A browser under test does not prerender: a page that is being prerendered is simulated until `show`. */
async function prerender(page: Page, url: string) {
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'prerendering', { get: () => hidden, configurable: true });
    document.addEventListener('prerenderingchange', () => (hidden = false), { capture: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    show: () => page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange'))),
  };
}

test('a prerendered product is no visit until it is shown', async ({ page }) => {
  const [product = ''] = await productUrls(page, 'fr');
  others.received.length = 0;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.postData() ?? request.url());
  });
  const { show } = await prerender(page, `${store.url}${product}?aecid=spring-26`);
  const traces = () =>
    page.evaluate(() => ({
      viewed: localStorage.getItem('viewed'),
      campaign: document.cookie.includes('affcid'),
    }));
  const banner = page.getByRole('dialog', { name: 'À vous de choisir' });
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  // Longer than what waits for an idle moment.
  await page.waitForTimeout(2_500);
  await expect(banner).toBeHidden();
  expect(await traces()).toEqual({ viewed: null, campaign: false });
  expect(others.received).toEqual([]);
  expect(calls.filter((call) => /addProductToCart|createCart|events/.test(call))).toEqual([]);

  await show();
  await expect(banner).toBeVisible();
  expect((await traces()).viewed).toBe(/(\d+)$/.exec(product)?.[1]);
});

test('a page that is fetched ahead shows no progress', async ({ page }) => {
  await page.goto(pathIn('fr', '/'));
  await hydrateAll(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/graphql$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const fetchedAhead = page.waitForRequest((request) => !!request.postData()?.includes('query ProductPage'));
  await page.getByRole('main').locator('a[href^="/produit/"]').first().hover();
  await fetchedAhead;
  // Longer than a fetch takes until it shows progress.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  gate.resolve();
});

test('the search that found a product is in its URL before it is pointed at', async ({ page }) => {
  await page.goto(pathIn('fr', '/shop/?hidesold=true'), { waitUntil: 'networkidle' });
  const card = cards(page).first();
  await expect(card).toHaveAttribute('href', /^\/produit\/.+#[0-9a-f]{32}$/);
});

test('below the width that the operator sets, a card opens in the same tab and Back returns to it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 687, height: 844 });
  await page.goto(`${store.url}/shop/?hidesold=true`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  const card = cards(page).nth(6);
  const path = (await card.getAttribute('href'))?.replace(/#.*/, '') ?? '';
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);

  await page.setViewportSize({ width: 688, height: 844 });
  const [opened] = await Promise.all([context.waitForEvent('page'), card.click()]);
  await expect(opened).toHaveURL((url) => url.pathname === path);
});
