import { SHOP_DOCUMENTS } from '@patine/contract/content/shop-documents';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { beginPage, newAccess } from './steps/page-editor.ts';

const WIDTHS = [390, 768, 1440];
/** Words of another language may overflow; what else axe finds is the same in both, and it takes a second each time. */
const AXE_WIDTHS = { fr: WIDTHS, en: [768] };
const LISTS = ['drops', 'shop', 'releases', 'pictures', 'links', 'people', 'log', 'account'];

/** Queries of every screen of the page editor; opens a release, and a drop that nobody has written yet. */
async function screensOf(page: Page) {
  const { id } = (await (
    await page.request.post('/content/releases', { data: { name: 'Automne' } })
  ).json()) as { id: string };
  const [drop] = (await (await page.request.get('/content/drops')).json()) as { slug: string }[];
  return [
    '',
    ...[...LISTS, ...Object.keys(SHOP_DOCUMENTS)].map((view) => `?view=${view}`),
    '?page=our-story',
    `?drop=${drop?.slug}`,
    `?release=${id}`,
  ];
}

/** What another theme changes; the other rules hold in every theme or in none. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the colours of what is shown, on phone and desktop. */
async function expectReadable(page: Page, screen: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeFinds(page, { rules: COLOR_RULES });
    expect.soft({ screen, width, found }).toEqual({ screen, width, found: [] });
  }
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });

    test(`every screen of the editor is accessible and fits, on phone, tablet and desktop (${language})`, async ({
      page,
    }) => {
      // Twenty screens in three widths.
      test.setTimeout(240_000);
      const failures: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() === 404 && pathname.startsWith('/content/')) failures.push(pathname);
      });
      await page.goto(await newAccess());
      for (const screen of await screensOf(page)) {
        await page.goto(pathIn(language, '/showroom') + screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const found = AXE_WIDTHS[language].includes(width) ? await axeFinds(page) : [];
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft({ screen, width, found, overflow }).toEqual({ screen, width, found: [], overflow: 0 });
        }
      }
      expect(failures).toEqual([]);
    });
  });

for (const theme of ['dark', 'contrast'])
  test(`the editor can be read in the theme ${theme}`, async ({ page, baseURL }) => {
    // Twenty screens in two widths.
    test.setTimeout(240_000);
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(await newAccess());
    for (const screen of await screensOf(page)) {
      await page.goto(`/showroom${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
      await expectReadable(page, screen);
    }

    await page.goto('/showroom');
    await beginPage(page, theme);
    await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
    const insert = page.getByRole('dialog').getByRole('button', { name: /^Encart/ });
    await expect(insert).toBeVisible();
    await expectReadable(page, 'blocks to choose from');
    await insert.click();
    await expect(page.getByRole('combobox', { name: /^Où cela mène/ }).first()).toBeVisible();
    await expectReadable(page, 'a new block');
  });
