import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { acceptOffer, expectOfferInCart, openBargain, sendOffer } from './steps/offers.ts';
import { addToCart } from './steps/products.ts';
import { newPerson, register } from './steps/session.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`an offer that its seller accepted is the price in the cart (${language})`, async ({
      page,
      browser,
    }) => {
      const address = await openBargain(page, language);
      await page.getByRole('button', { name: texts.makeOffer }).click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await page.getByRole('link', { name: texts.createAccount }).click();
      await register(page, language, newPerson());
      const before = new Date();
      const amount = await sendOffer(page, language);
      await acceptOffer(page, browser, before);

      const other = await browser.newContext({ locale: LOCALE_TAGS[language] });
      const visitor = await other.newPage();
      await visitor.goto(address);
      await expect(visitor.getByText(texts.reserved).first()).toBeVisible();
      await expect(visitor.getByRole('button', { name: texts.addToCart })).toBeHidden();
      await other.close();

      // An accepted offer, which runs out, comes first in the account.
      await page.goto(pathIn(language, '/account/orders'));
      const inProgress = page.getByRole('region', { name: texts.inProgress });
      await inProgress.getByRole('link', { name: texts.buyAtPrice }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const notice = page.getByText(texts.offerAccepted, { exact: true });
      await expect(notice).toBeVisible();
      // The offered price stands before the button that buys at it.
      const button = page.getByRole('button', { name: texts.addToCart });
      expect((await notice.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
      await addToCart(page, language);
      await page.getByRole('link', { name: texts.seeCart }).first().click();
      await expectOfferInCart(page, language, amount);
    });
  });
