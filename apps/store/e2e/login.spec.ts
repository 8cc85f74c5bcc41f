import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { addSomeProduct } from './steps/products.ts';
import { newPerson, openAccount } from './steps/session.ts';

const NEXT = 'Gilets-481!';
const MAX_STOPS = 30;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The target did not get the focus within ${MAX_STOPS} Tab presses`);
}

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`by keyboard alone a password is reset by email, and login keeps cart and wishlist (${language})`, async ({
      page,
    }) => {
      const person = newPerson();
      await addSomeProduct(page, language);
      await openAccount(page, language, person);
      await page.goto(pathIn(language, '/shop/?sortby=price_asc&hidesold=true'));
      await page.getByRole('article').first().getByRole('button', { name: texts.heart }).press('Enter');
      await page.waitForURL(/\/login\?redirect=/);

      await tabTo(page, page.getByRole('link', { name: texts.forgotten }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/resetPassword\?redirect=/);
      await type(page, page.getByRole('textbox', { name: texts.email }), person.email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: texts.checkMail })).toBeVisible();

      const mail = await mailTo(page, person.email, new RegExp(texts.chooseNewPassword));
      const link = /https?:\S+\/changePassword#[\w-]{43}/.exec(mail.text)?.[0] ?? '';
      const { pathname, hash } = new URL(link);
      await page.goto(pathname + hash);
      const password = page.getByRole('textbox', { name: texts.newPassword });
      await tabTo(page, page.getByRole('button', { name: texts.changePassword }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(password).toHaveAccessibleDescription(new RegExp(texts.passwordEmpty));
      await type(page, password, NEXT);
      await type(page, page.getByRole('textbox', { name: texts.confirmPassword }), NEXT);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: texts.passwordChanged })).toBeVisible();

      await tabTo(page, page.getByRole('link', { name: texts.logIn }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/login\?redirect=/);
      const email = page.getByRole('textbox', { name: texts.email });
      await type(page, email, person.email);
      await type(page, page.getByRole('textbox', { name: texts.password, exact: true }), person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(texts.loginFailed);
      await expect(email).toHaveValue(person.email);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(NEXT);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === pathIn(language, '/shop/'));
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: texts.oneWish, exact: true })).toBeVisible();
      await page.goto(pathIn(language, '/cart'));
      await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);

      await page.goto(pathname + hash);
      await expect(page.getByRole('alert').filter({ hasText: texts.expired })).toBeVisible();
      await expect(password).toBeHidden();
    });
  });
