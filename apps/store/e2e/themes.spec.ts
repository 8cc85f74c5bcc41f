import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { waitForHydration } from './steps/hydration.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { addSomeProduct, productUrls } from './steps/products.ts';

const TEXTS = {
  fr: { theme: 'Thème', dark: 'Sombre', contrast: 'Contraste élevé', system: 'Système' },
  en: { theme: 'Theme', dark: 'Dark', contrast: 'High contrast', system: 'System' },
};

/** Colours of the page and of the browser around it. */
const look = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    )?.content,
  }));

const LIGHT = { ground: 'rgb(250, 247, 242)', scheme: 'light', bar: '#faf7f2' };
const DARK = { ground: 'rgb(26, 21, 18)', scheme: 'dark', bar: '#1a1512' };

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = TEXTS[language];

    test(`a theme is chosen in the footer, and is there before the next page is painted (${language})`, async ({
      page,
    }) => {
      const home = language === 'en' ? '/en' : '/';
      await page.goto(home);
      await waitForHydration(page);
      expect(await look(page)).toEqual(LIGHT);
      const choice = page.getByRole('contentinfo').getByRole('combobox', { name: texts.theme });
      await choice.selectOption(texts.dark);
      await expect.poll(() => look(page)).toEqual(DARK);

      // A page whose code does not come loads itself again, which would end the next navigation.
      await page.goto('about:blank');
      // Nothing but the document, its style sheet and the script of the theme.
      await page.route(/\/assets\/(?!theme-script)[^?]+\.js/, (route) => route.abort());
      await page.goto(pathIn(language, '/shop/'), { waitUntil: 'domcontentloaded' });
      // Polled, because the style sheet, which painting waits for, may arrive after DOMContentLoaded.
      await expect.poll(() => look(page)).toEqual(DARK);
      await page.unrouteAll();

      await page.goto(home);
      await expect(choice).toHaveValue('dark');
      await choice.selectOption(texts.system);
      await expect.poll(() => look(page)).toEqual(LIGHT);
      await expect
        .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'theme'))
        .toEqual([]);
    });
  });

test('the system’s dark theme needs no script, and the choice is not offered without them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK.ground);
  await expect(page.getByRole('contentinfo').getByText(TEXTS.fr.theme)).toBeHidden();
  await context.close();
});

test('more contrast is honoured in light and in the dark, and a choice overrides it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.context().addCookies([{ name: 'theme', value: 'light', url: page.url() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT.ground);
});

for (const theme of ['dark', 'contrast'])
  test(`axe finds no violations from the home page to the cart in the theme ${theme}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const [product = ''] = await productUrls(page, 'fr');
    for (const path of ['/', '/shop/', '/drops', product, '/login', '/register', '/rien']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await axeFinds(page), path).toEqual([]);
    }
    await addSomeProduct(page, 'fr');
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFinds(page), 'cart').toEqual([]);
  });

test('a theme that is chosen before its script is there is kept', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!theme-script)[^?]+\.js/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  const choice = page.getByRole('contentinfo').getByRole('combobox', { name: TEXTS.en.theme });
  await choice.selectOption(TEXTS.en.dark);
  release();
  await expect.poll(() => look(page)).toEqual(DARK);
  await expect(choice.locator('option:checked')).toHaveText(TEXTS.en.dark);
});
