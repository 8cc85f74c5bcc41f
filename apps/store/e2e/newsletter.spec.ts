import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { hydrateAll, waitForHydration } from './steps/hydration.ts';
import { chunkPath } from './steps/chunk-path.ts';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { newPerson, signUp } from './steps/session.ts';

const PROMPT = chunkPath('src/features/newsletter/NewsletterPrompt.tsx');

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`an address typed in the footer is confirmed by email, gets its code, and unsubscribes (${language})`, async ({
      page,
    }) => {
      const { email } = newPerson();
      await page.goto(pathIn(language, '/drops'));
      await hydrateAll(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: texts.letterEmail }).fill(email);
      await page.keyboard.press('Enter');
      await expect(footer.getByText(texts.confirmationSent)).toBeFocused();

      const confirmation = await mailTo(page, email, texts.mailToConfirm);
      await page.goto(/http\S+\/newsletter\/confirm\/\S+/.exec(confirmation.text)?.[0] ?? '');
      await page.getByRole('button', { name: texts.confirmLetter }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.letterConfirmed })).toBeVisible();

      const code = await mailTo(page, email, texts.mailWithCode);
      await page.goto(/http\S+\/emails\/\S+/.exec(code.text)?.[0] ?? '');
      await page.getByRole('button', { name: texts.stopLetter }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.letterStopped })).toBeVisible();
    });

    test(`the newsletter prompt opens beside the page, and never over a dialog (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/drops'));
      await waitForHydration(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathIn(language, '/shop/'), { referer: page.url() });
      await waitForHydration(page);
      const proposal = page.getByRole('dialog', { name: texts.letterOffer });
      const sheet = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: texts.showProducts }) });
      await page.getByRole('button', { name: texts.filter }).click();
      await expect(sheet).toBeVisible();
      const code = page.waitForResponse(`**${PROMPT}`);
      await page.evaluate(() => {
        scrollTo(0, 2_000);
      });
      await code;
      await expect(proposal).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(proposal).toBeVisible();
    });

    test(`the footer offers the first-order code only to visitors without an account (${language})`, async ({
      page,
    }) => {
      const offer = page.getByRole('contentinfo').locator('[data-slot=first-order]');
      await page.goto(pathIn(language, '/drops'));
      await expect(offer).toBeVisible();
      await signUp(page, language);
      await page.goto(pathIn(language, '/drops'));
      await waitForHydration(page);
      await expect(offer).toBeHidden();
    });
  });
