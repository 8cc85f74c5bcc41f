import { statSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { VISIT_BUDGETS } from '../budgets.ts';
import { pathIn } from './steps/language.ts';
import { productUrls } from './steps/products.ts';

// As Lighthouse's telephone.
test.use({
  locale: 'fr-FR',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Longer than what waits for an idle browser. */
const QUIET_MS = 2_500;

const sentKb = ({ pathname }: URL) =>
  statSync(new URL(`../dist/client${pathname}.br`, import.meta.url)).size / 1000;

/** The files that a page requests for a visitor who only looks at its first screen. */
async function look(page: Page, path: string) {
  const requests: { url: URL; type: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: new URL(request.url()), type: request.resourceType() }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const scripts = requests.filter(({ type }) => type === 'script').map(({ url }) => url);
  // A product asks for its availability as long as it is watched.
  const files = requests.filter(({ type }) => !['fetch', 'xhr'].includes(type));
  return {
    requests: files.length,
    scripts: scripts.length,
    scriptKb: scripts.reduce((sum, url) => sum + sentKb(url), 0),
  };
}

const ADDRESSES = {
  home: async () => pathIn('fr', '/'),
  shop: async () => pathIn('fr', '/shop/'),
  product: async (page: Page) => (await productUrls(page, 'fr'))[0] ?? '',
};

for (const [name, address] of Object.entries(ADDRESSES))
  test(`${name} asks for no more than its budget until somebody scrolls or presses`, async ({
    page,
    context,
  }) => {
    const path = await address(await context.newPage());
    const { requests, scripts, scriptKb } = VISIT_BUDGETS[name as keyof typeof ADDRESSES];
    const asked = await look(page, path);
    expect(asked.scripts).toBeLessThanOrEqual(scripts);
    expect(asked.scriptKb).toBeLessThanOrEqual(scriptKb);
    expect(asked.requests).toBeLessThanOrEqual(requests);
  });

/** Notes each use of `Intl` that first loads what the browser knows of all languages. */
const recordFormats = () => {
  const made: string[] = [];
  Object.assign(globalThis, { formats: made });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat'] as const) {
    const Format = Intl[name];
    Object.assign(Intl, {
      [name]: new Proxy(Format, {
        construct: (target, args: unknown[]) => {
          made.push(`new ${name}`);
          return Reflect.construct(target, args) as object;
        },
        get: (target, key) => {
          if (key === 'supportedLocalesOf') made.push(`${name}.supportedLocalesOf`);
          return Reflect.get(target, key) as unknown;
        },
      }),
    });
  }
};

for (const [name, address] of Object.entries(ADDRESSES))
  test(`${name} formats nothing in the browser until somebody scrolls or presses`, async ({
    page,
    context,
  }) => {
    const path = await address(await context.newPage());
    await page.addInitScript(recordFormats);
    await look(page, path);
    const formats = () => page.evaluate(() => (globalThis as unknown as { formats: string[] }).formats);
    expect(await formats()).toEqual([]);
    // What is used is hydrated, and formats its numbers: the records would tell.
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await expect.poll(formats).not.toEqual([]);
  });
