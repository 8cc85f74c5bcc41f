import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { pressFullest } from './steps/list.ts';
import { cards } from './steps/products.ts';

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    async function narrowByDrawer(page: Page) {
      await page.goto(pathIn(language, '/shop/'));
      await cards(page).nth(20).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: texts.filter }).click();
      const drawer = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: texts.showProducts }) });
      const show = drawer.getByRole('button', { name: texts.showProducts });
      let before = Infinity;
      for (const filter of ['colors', 'state', 'family']) {
        const { count } = await pressFullest(drawer, filter);
        await expect
          .poll(async () => Number((await show.innerText()).replaceAll(/\D/g, '')), `after ${filter}`)
          .toBe(count);
        expect(count).toBeLessThanOrEqual(before);
        before = count;
      }
      await show.click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('button', { name: texts.filter })).toContainText('3');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      // Sold products are listed last and not counted.
      const onSale = page.getByRole('main').getByRole('article').filter({ hasNotText: texts.sold });
      await expect(onSale).toHaveCount(Math.min(before, 96));
    }

    test(`the filter drawer counts with each filter, and the list restarts below it (${language})`, async ({
      page,
    }) => {
      await narrowByDrawer(page);
    });

    test(`a tablet, where the filters have no column, has them in the drawer too (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 820, height: 1_180 });
      await narrowByDrawer(page);
      await page.setViewportSize({ width: 1_024, height: 1_180 });
      await expect(page.getByRole('button', { name: texts.filter })).toBeHidden();
      await expect(page.locator('aside').getByRole('link', { name: /./ }).first()).toBeVisible();
    });

    test(`switching between one and two columns keeps the place in the list (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      const card = page.getByRole('main').getByRole('article').first();
      const wide = async () => ((await card.boundingBox())?.width ?? 0) > 300;
      const share = () =>
        page.evaluate(() => {
          const { top = 0, height = 1 } =
            document.querySelector('[data-slot="product-grid"]')?.getBoundingClientRect() ?? {};
          return -top / height;
        });
      expect(await wide()).toBe(false);
      await cards(page).nth(40).scrollIntoViewIfNeeded();
      const before = await share();
      await page.getByRole('button', { name: texts.oneColumn }).dispatchEvent('click');
      await expect.poll(wide).toBe(true);
      expect(Math.abs((await share()) - before)).toBeLessThan(0.02);
      await page.getByRole('button', { name: texts.twoColumns }).dispatchEvent('click');
      await expect.poll(wide).toBe(false);
      expect(Math.abs((await share()) - before)).toBeLessThan(0.02);

      await page.getByRole('button', { name: texts.oneColumn }).dispatchEvent('click');
      await page.reload();
      await expect.poll(wide).toBe(true);
    });
  });
