import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { addAddress, giveSizes, logOut, saveDetails } from './steps/account.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { hrefsOf } from './steps/list.ts';
import { acceptOffer, expectOfferInCart, openBargain, sendOffer } from './steps/offers.ts';
import { addToCart, cards } from './steps/products.ts';
import { join } from './steps/session.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`on a phone a visitor registers, completes the profile, shares a wishlist, buys at an offered price and logs out (${language})`, async ({
      page,
      browser,
    }) => {
      await join(page, language);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goto(pathIn(language, '/account'));
      const menu = page.getByRole('navigation', { name: texts.myAccount });
      const toMenu = page.getByRole('main').getByRole('link', { name: texts.myAccount, exact: true });
      await menu.getByRole('link', { name: texts.myDetails }).tap();
      await page.getByRole('textbox', { name: texts.firstName }).fill('Zoé');
      await saveDetails(page, language);
      await toMenu.tap();
      await menu.getByRole('link', { name: texts.mySizes }).tap();
      await giveSizes(page, language);
      await toMenu.tap();
      await menu.getByRole('link', { name: texts.myAddresses }).tap();
      await addAddress(page, language);

      const address = await openBargain(page, language);
      await page.locator('[data-slot="product-gallery"] [data-slot="wishlist-heart"]').tap();
      await page.getByRole('banner').getByRole('link', { name: texts.oneWish, exact: true }).tap();
      await expect(cards(page)).toHaveCount(1);
      await expect.poll(() => hrefsOf(cards(page))).toEqual([address]);
      await page.getByRole('button', { name: texts.shareList }).tap();
      await expect(page.getByRole('textbox', { name: texts.listLink })).toHaveValue(
        /\/wishlist\/[0-9a-f]{64}$/,
      );

      await page.goto(address);
      const before = new Date();
      await page.getByRole('button', { name: texts.makeOffer }).tap();
      const amount = await sendOffer(page, language);
      await acceptOffer(page, browser, before);
      await page.reload();
      await expect(page.getByText(texts.offerAccepted, { exact: true })).toBeVisible();
      await addToCart(page, language);
      await page.getByRole('link', { name: texts.seeCart }).first().tap();
      await expectOfferInCart(page, language, amount);

      await page.goto(pathIn(language, '/account'));
      const looksStored = () => page.evaluate(() => localStorage.getItem('viewed'));
      expect(await looksStored()).not.toBeNull();
      await logOut(page, language);
      expect(await looksStored()).toBeNull();
      await page.goto(pathIn(language, '/account'));
      await expect(page).toHaveURL(/\/login\?redirect=/);
    });
  });
