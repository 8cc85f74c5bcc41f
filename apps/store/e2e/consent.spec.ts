import { expect, test, type Page } from '@playwright/test';
import { DAY_MS } from '@patine/core';
import { axeFinds } from './steps/axe.ts';
import { chunkPath } from './steps/chunk-path.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { productUrls } from './steps/products.ts';
import { openThirdParties, openStoreWith } from './steps/third-parties.ts';

test.use({ locale: 'fr-FR' });

/** Strictly necessary cookies, which need no consent. */
const EXEMPT_COOKIES = new Set(['cartId', 'locale', 'signedIn', 'authToken', 'consent']);

let others: Awaited<ReturnType<typeof openThirdParties>>;
let store: Awaited<ReturnType<typeof openStoreWith>>;

test.beforeAll(async () => {
  others = await openThirdParties();
  store = await openStoreWith(others.origin);
});
test.beforeEach(() => {
  others.received.length = 0;
});
test.afterAll(() => {
  store.close();
  others.close();
});

const banner = (page: Page) => page.getByRole('dialog', { name: 'À vous de choisir' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Vos choix' });

async function skipped(page: Page) {
  const names = (await page.context().cookies()).map(({ name }) => name);
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return {
    cookies: names.filter((name) => !EXEMPT_COOKIES.has(name)).sort(),
    entries: entries.filter((name) => name === 'tag'),
  };
}
const nothing = { cookies: [], entries: [] };

test.describe('with every third party configured', () => {
  test('nobody is contacted before consent, and one click refuses for good', async ({ page }) => {
    await page.goto(`${store.url}/shop/?aecid=spring-26`);
    await expect(banner(page)).toBeVisible();
    expect(await axeFinds(page, { part: '#cc-main' })).toEqual([]);
    const sizes = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          return [width, height, top].map(Math.round).join();
        }),
      );
    expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);
    await page.locator('#help-desk button').waitFor({ state: 'attached' });
    expect([others.received, await skipped(page)]).toEqual([[], nothing]);

    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Besoin d’aide ?' }).waitFor();
    await expect(banner(page)).toBeHidden();
    expect([others.received, await skipped(page)]).toEqual([[], nothing]);
    const stored = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(decodeURIComponent(stored?.value ?? '')).toContain('"consentId":"0"');
    expect(((stored?.expires ?? 0) * 1000 - Date.now()) / DAY_MS).toBeCloseTo(182, 0);
  });

  test('consent sends the queued events, and withdrawing it stops them', async ({ page }) => {
    const [product] = await productUrls(page, 'fr');
    const bought = Promise.withResolvers<void>();
    // The tracking code loads last: earlier events must still be sent, after their page view.
    await page.route(`**${chunkPath('src/features/analytics/follow-visit.ts')}`, async (route) => {
      await bought.promise;
      await route.continue();
    });
    await page.goto(`${store.url}${product}?aecid=spring-26`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await page.getByText('Dans votre panier', { exact: true }).first().waitFor();
    bought.resolve();
    expect(others.received).toEqual([]);
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();

    await expect.poll(() => others.received.map(({ path }) => path)).toContain('/v1/batch');
    const batch = others.received.find(({ path }) => path === '/v1/batch');
    const { batch: found } = JSON.parse(batch?.body ?? '{}') as {
      batch: { event?: string; name?: string }[];
    };
    expect(found.map(({ event, name }) => event ?? name)).toEqual([
      'product',
      'Product Viewed',
      'Product Added',
    ]);
    await expect
      .poll(() => skipped(page))
      .toEqual({
        cookies: ['_ga', 'affcid', 'anonymousId'],
        entries: ['tag', 'tag'],
      });
    expect(others.received.map(({ path }) => path)).not.toContain('/widget.js');
    await page.evaluate(() => reportError(new Error('broken at lea@mail.example')));
    await expect
      .poll(() => others.received.find(({ path }) => path.includes('/envelope/'))?.body)
      .toBeDefined();
    expect(others.received.map(({ body }) => body).join()).not.toContain('lea@mail.example');
    await page.getByRole('button', { name: 'Besoin d’aide ?' }).click();
    await expect(page.locator('#widget')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
    await expect(choices(page)).toBeVisible();
    expect(await axeFinds(page, { part: '#cc-main' })).toEqual([]);
    others.received.length = 0;
    await Promise.all([
      page.waitForEvent('load'),
      choices(page).getByRole('button', { name: 'Tout refuser' }).click(),
    ]);
    await page.getByRole('button', { name: 'Besoin d’aide ?' }).waitFor();
    expect(await skipped(page)).toEqual(nothing);
    expect(others.received).toEqual([]);
  });

  test('a campaign counts when the visitor goes on before its code has loaded', async ({ page }) => {
    const left = Promise.withResolvers<void>();
    await page.route(`**${chunkPath('src/features/affiliates/campaign.ts')}`, async (route) => {
      await left.promise;
      await route.continue();
    });
    await page.goto(`${store.url}/pages/brands?aecid=spring-26`);
    await banner(page).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Drops' }).first().click();
    await expect(page).toHaveURL(/\/drops$/);
    left.resolve();
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(async () => (await skipped(page)).cookies).toContain('affcid');
    await expect(page).toHaveURL(/\/drops$/);
  });

  test('on a phone the banner covers neither the buy button nor the focused element, and shifts nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [product] = await productUrls(page, 'fr');
    await watchShifts(page);
    await page.goto(`${store.url}${product}`);
    const bannerBox = await banner(page).boundingBox();
    const bar = await page.locator('[data-slot="buy-bar"]').boundingBox();
    expect((bannerBox?.y ?? 0) + (bannerBox?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const links = page.getByRole('main').getByRole('link');
    // Lists that load after a link was focused may move it.
    await page.waitForLoadState('networkidle');
    // A banner in the flow of the page would move all of it; on a busy machine the logo alone moved by 3 px (0.00007).
    await expectStill(page, 'Below the banner, the product', 0.001);
    for (const place of [3, -1]) {
      await links.nth(place).focus();
      const focused = page.locator(':focus');
      await expect.poll(async () => (await focused.boundingBox())?.y).toBeLessThan(bannerBox?.y ?? 0);
    }
    // A list near the focused link may still grow.
    await expectStill(page, 'Around the focused links, the product', 0.01);
  });
});

test('a shop without third parties asks for no consent, and says so', async ({ page }) => {
  await page.goto('/#cookies');
  await expect(page.getByRole('dialog', { name: 'Rien à choisir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page)).toBeHidden();

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' });
  await link.click();
  await page.getByRole('dialog', { name: 'Rien à choisir' }).getByRole('button', { name: 'Fermer' }).click();
  await expect(link).toBeFocused();
});
