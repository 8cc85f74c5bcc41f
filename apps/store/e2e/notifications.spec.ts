import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { ONE_LANGUAGE, textsIn } from './steps/language.ts';
import { acceptOffer, openBargain, sendOffer } from './steps/offers.ts';
import { signUp } from './steps/session.ts';

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`the bell shows an accepted offer, is read by keyboard and links to the product (${language})`, async ({
      page,
      browser,
    }) => {
      await signUp(page, language);
      const address = await openBargain(page, language);
      const bell = page.getByRole('banner').getByRole('button', { name: texts.notifications });
      await expect(bell).toHaveAccessibleName(/rien de nouveau|none new/);
      await bell.press('Enter');
      const panel = page.getByRole('dialog', { name: texts.notifications });
      await expect(panel.getByText(texts.noNotifications)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(bell).toBeFocused();

      const before = new Date();
      await page.getByRole('button', { name: texts.makeOffer }).click();
      await sendOffer(page, language);
      await acceptOffer(page, browser, before);
      await page.reload();
      await expect(bell).toHaveAccessibleName(/1 (nouvelle|new)$/);
      await bell.press('Enter');
      const news = panel.getByRole('link', { name: texts.offerAcceptedNews });
      await expect(news).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
      await expect(bell).toHaveAccessibleName(/rien de nouveau|none new/);
      await page.goto('/');
      await bell.click();
      await news.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(panel).toBeHidden();
    });
  });
