import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { LANGUAGES, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { newPerson } from './steps/session.ts';

/** The demo announces this drop. */
const ANNOUNCED = 'party-wardrobe';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`the home page’s first screen ends with the drop, which leads to its pieces (${language})`, async ({
      page,
    }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(paths.home(language));
        const band = page.locator('[data-slot=drop-band]');
        await expect(band.getByRole('timer')).toBeVisible();
        const box = await band.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        const images = page.locator('[data-slot=collage] img');
        await expect(images).toHaveCount(3);
      }
      const band = page.locator('[data-slot=drop-band]');
      const name = (await band.getByRole('heading').innerText()).trim();
      await band.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('link', { name: texts.dropProducts }).click();
      await expect(page.locator('#pieces')).toBeInViewport();
    });

    test(`by keyboard, the list of drops leads to a drop and to the alert of one to come (${language})`, async ({
      page,
    }) => {
      await page.goto(paths.drops(language));
      const banner = page.locator('[data-slot=drop-banner]').first();
      const name = (await banner.getByRole('heading').innerText()).trim();
      await banner.getByRole('link', { name: texts.dropOpen }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await page.goto(paths.dropsSoon(language));
      const field = page.getByRole('textbox', { name: texts.dropEmail });
      await field.focus();
      await page.keyboard.insertText(newPerson().email);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/alert\?state=sent$/);
    });

    test(`a drop to come gives no piece away, and sends one email to who asked for it (${language})`, async ({
      browser,
    }) => {
      // Without scripts, since the form is a plain one.
      const context = await browser.newContext({ javaScriptEnabled: false, locale: LOCALE_TAGS[language] });
      const page = await context.newPage();
      const { email } = newPerson();
      await page.goto(paths.drop(language, ANNOUNCED));
      await expect(page.locator('[data-slot=product-card]')).toHaveCount(0);
      await page.getByRole('textbox', { name: texts.dropEmail }).fill(email);
      await page.getByRole('button', { name: texts.dropNotify }).click();
      await expect(page).toHaveURL(/\/alert\?state=sent$/);
      const confirmation = await mailTo(page, email, texts.dropMail);
      await page.goto(/http\S+\/alert\/\S+/.exec(confirmation.text)?.[0] ?? '');
      await page.getByRole('button', { name: texts.dropConfirm }).click();
      await page.getByRole('button', { name: texts.dropStop }).click();
      await expect(page.getByRole('button', { name: texts.dropStop })).toHaveCount(0);
      await context.close();
    });
  });
