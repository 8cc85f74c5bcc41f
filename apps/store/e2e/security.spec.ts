import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { ONE_LANGUAGE, pathIn } from './steps/language.ts';
import { addSomeProduct } from './steps/products.ts';
import { signUp } from './steps/session.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records violations of the page's Content Security Policy from the start. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    globalThis.window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

const DATA = new Set(['application/json', 'application/ld+json']);

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    test(`no page violates its policy, runs an inline script or exposes the token (${language})`, async ({
      page,
    }) => {
      await watchPolicy(page);
      await signUp(page, language);
      const product = await addSomeProduct(page, language);
      const paths = [
        '/shop/',
        '/cart',
        '/cart/checkout',
        '/account/orders',
        '/account/addresses/new',
        '/rien',
      ];
      const token = (await page.context().cookies()).find(({ httpOnly }) => httpOnly)?.value;
      expect(token?.length).toBeGreaterThan(20);

      for (const path of [
        language === 'en' ? '/en' : '/',
        product,
        ...paths.map((path) => pathIn(language, path)),
      ]) {
        const response = await page.goto(path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'));
        expect(scripts?.trim(), path).toBe("script-src 'self'");
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const seen = await page.evaluate(() => ({
          violations: globalThis.window.violations,
          cookies: document.cookie,
          inline: [...document.scripts].filter(({ src }) => src === '').map(({ type }) => type),
          html: document.documentElement.outerHTML,
        }));
        expect(seen.violations, path).toEqual([]);
        expect(
          seen.inline.filter((type) => !DATA.has(type)),
          path,
        ).toEqual([]);
        expect(seen.cookies, path).not.toContain(token);
        expect(seen.html, path).not.toContain(token);
      }
    });
  });

test('a page accepts only the shop’s own HTML, also on client-side navigation', async ({ page }) => {
  await watchPolicy(page);
  await page.goto('/shop/');
  await waitForHydration(page);
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>from elsewhere</b>';
      return 'none';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedHTML');
  await expect.poll(() => page.evaluate(() => globalThis.window.violations)).toHaveLength(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre histoire' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('belles choses');
  await expect(page.locator('#main [data-slot="prose"] p').first()).toBeVisible();
  // A reload of the document would have reset the count.
  expect(await page.evaluate(() => globalThis.window.violations)).toHaveLength(1);
});

test('a form on another site changes nothing', async ({ page }) => {
  const response = await page.request.post('/graphql', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    data: { query: 'mutation Logout { logout }', variables: {} },
  });
  expect(response.status()).toBe(403);
});
