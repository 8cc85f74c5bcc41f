import {
  AskPasswordResetDocument,
  ResetPasswordDocument,
  ServicePointsDocument,
} from '@patine/contract/operations';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { requestApi } from './steps/api.ts';
import { expectRelay, giveAddress } from './steps/checkout.ts';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { mailSince } from './steps/mail.ts';
import { addSomeProduct } from './steps/products.ts';
import { logIn, signUp, type Person } from './steps/session.ts';

/** Changes the password in another browser, which ends all of this person's sessions. */
async function changePasswordElsewhere(browser: Browser, person: Person): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const since = new Date();
  await requestApi(page, AskPasswordResetDocument, { emailAddress: person.email });
  const { text } = await mailSince(
    page,
    since,
    /^(Choisissez un nouveau mot de passe|Choose a new password)$/,
  );
  const accessToken = /#([\w-]{20,})/.exec(text)?.[1] ?? '';
  const password = 'Jupes-381!';
  await requestApi(page, ResetPasswordDocument, { plainPassword: password, accessToken });
  await context.close();
  return { ...person, password };
}

const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /token|signedIn/i.test(name));

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a session that ends in open tabs leads to the login, gives the reason and returns to the cart (${language})`, async ({
      page,
      context,
      browser,
    }) => {
      const person = await signUp(page, language);
      await addSomeProduct(page, language);
      await page.goto(pathIn(language, '/cart/checkout'));
      await giveAddress(page, language);
      await expectRelay(page, language);
      const orders = await context.newPage();
      await orders.goto(pathIn(language, '/account/orders'));
      await waitForHydration(orders);
      const now = await changePasswordElsewhere(browser, person);

      // Sends a mutation in the tab with the checkout, unless a request of the tab that comes to the front has noticed before.
      await page.bringToFront();
      await page.getByText(texts.home).or(page.getByText(texts.sessionEnded)).first().click();
      await expect(page).toHaveURL(/\/login\?redirect=.*checkout&reason=/);
      await expect(page.getByText(texts.sessionEnded)).toBeVisible();
      expect(await sessionCookies(page)).toEqual([]);
      // The other tab is redirected too.
      await expect(orders).toHaveURL(/\/login\?redirect=.*orders/);
      await expect(orders.getByText(texts.sessionEnded)).toBeVisible();

      await logIn(page, language, now);
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);
      await expect(orders).toHaveURL(/\/account\/orders$/);
      await orders.close();

      // First a loader during navigation within the account, then a document request, then a public page.
      await page.goto(pathIn(language, '/account/details'));
      await waitForHydration(page);
      const again = await changePasswordElsewhere(browser, now);
      await page.getByRole('main').getByRole('link', { name: texts.myReturns }).click();
      await expect(page).toHaveURL(/\/login\?redirect=.*returns&reason=/);
      await expect(page.getByText(texts.sessionEnded)).toBeVisible();
      await logIn(page, language, again);
      await expect(page).toHaveURL(/\/account\/returns$/);

      // A page that asks for nothing more: otherwise it may notice first.
      await page.goto(pathIn(language, '/pages/help'), { waitUntil: 'networkidle' });
      const last = await changePasswordElsewhere(browser, again);
      await page.goto(pathIn(language, '/cart'));
      await expect(page).toHaveURL(/\/login\?redirect=.*cart&reason=/);
      await logIn(page, language, last);
      await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);

      // What visitors may do as well, such as a search for relay points, does not end the session unnoticed.
      await page.goto(pathIn(language, '/pages/help'), { waitUntil: 'networkidle' });
      const past = await changePasswordElsewhere(browser, last);
      await requestApi(page, ServicePointsDocument, { countryCode: 'FRA', postalCode: '75010' });
      expect(await sessionCookies(page)).not.toEqual([]);
      await page.goto(pathIn(language, '/cart/checkout'));
      await expect(page).toHaveURL(/\/login\?redirect=.*checkout&reason=/);
      await logIn(page, language, past);
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();

      await changePasswordElsewhere(browser, past);
      await page.goto(pathIn(language, '/shop/'));
      await expect(page.getByRole('banner').getByRole('link', { name: texts.logIn })).toBeVisible();
      await expect.poll(() => sessionCookies(page)).toEqual([]);
    });
  });
