import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { checkOut, payWith } from './steps/checkout.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { addToCart, cards } from './steps/products.ts';
import { newPerson, registerForCheckout } from './steps/session.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a visitor finds a product, registers, pays and finds the order and its email (${language})`, async ({
      page: shop,
      context,
    }) => {
      await shop.goto(pathIn(language, '/shop/?hidesold=true'));
      await shop.getByRole('complementary').getByRole('link', { name: texts.black }).first().click();
      await expect(shop).toHaveURL(/colors=noir/);
      await expect(shop.getByText(texts.products).first()).toBeVisible();

      // A card opens the product in a new tab.
      const [page] = await Promise.all([context.waitForEvent('page'), cards(shop).first().click()]);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await addToCart(page, language);
      await page.getByRole('link', { name: texts.seeCart }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

      await page.getByRole('link', { name: texts.goToPayment }).click();
      await page.getByRole('link', { name: texts.createAccount }).click();
      const person = newPerson();
      await registerForCheckout(page, language, person);
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();

      await checkOut(page, language);
      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });

      await page.getByRole('link', { name: texts.follow }).click();
      const heading = page.getByRole('heading', { level: 1, name: texts.order });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('list', { name: texts.parcelSteps })).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

      const reference = (await heading.innerText()).split(' ').at(-1) ?? '';
      const mail = await mailTo(page, person.email, texts.mailConfirmed);
      expect(mail.subject).toContain(reference);
      expect(mail.text).toContain(name);

      await page.goto(pathIn(language, '/account/orders'));
      await expect(page.getByRole('article')).toHaveCount(1);
      const inProgress = page.getByRole('region', { name: texts.inProgress });
      await expect(inProgress.getByRole('article')).toContainText(reference);
      // On a wide screen the account page redirects to the orders.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathIn(language, '/account'));
      await expect(page.getByRole('main').getByText(texts.oneOrder, { exact: true })).toBeVisible();
      await expect(inProgress.getByRole('article')).toContainText(reference);
      await page.goto(pathIn(language, '/cart'));
      await expect(page.getByRole('heading', { name: texts.emptyCart })).toBeVisible();
    });
  });
