import { AddPostalAddressToCustomerDocument } from '@patine/contract/operations';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { requestApi } from './steps/api.ts';
import { ADDRESS } from './steps/buy.ts';
import { expectRelay, order } from './steps/checkout.ts';
import { fillCart } from './steps/full-cart.ts';
import { LANGUAGES, pathIn, textsIn, type Language } from './steps/language.ts';
import { ofSellers } from './steps/products.ts';
import { signUp } from './steps/session.ts';

const WORDS = {
  fr: {
    grouped:
      /^Un seul colis, regroupé à l’atelier\s: dès (\d+,\d\d\s€), contrôle qualité de (\d+,\d\d\s€) compris$/,
    choose: 'Un seul colis, vérifié à l’atelier',
    recap: 'Vous commandez 2 pièces',
    control: /^Contrôle qualité\s:/,
    money: /\d+,\d\d\s€$/,
  },
  en: {
    grouped:
      /^A single parcel, combined at our workshop: from (€\d+\.\d\d), including (€\d+\.\d\d) for quality control$/,
    choose: 'One parcel, checked at our workshop',
    recap: 'You’re ordering 2 pieces',
    control: /^Quality control:/,
    money: /€\d+\.\d\d$/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);
    const words = WORDS[language];

    test(`pieces of two sellers can come in one parcel at the price that the cart announced (${language})`, async ({
      page,
    }) => {
      await signUp(page, language);
      await fillCart(page, await ofSellers(page, language, 2));
      await page.goto(pathIn(language, '/cart'));
      const offer = await page.getByText(words.grouped).innerText();
      const [, price = '', control = ''] = words.grouped.exec(offer) ?? [];

      await requestApi(page, AddPostalAddressToCustomerDocument, { postalAddress: ADDRESS });
      await page.goto(pathIn(language, '/cart/checkout'));
      await expectRelay(page, language);
      const recap = page.getByRole('region', { name: words.recap });
      await expect(recap.getByText(words.control)).toHaveCount(0);
      await page.getByText(words.choose).click();
      await expect(recap.getByText(words.control)).toContainText(control);
      // One sum for carriage and control, as the cart had it.
      await expect(recap.getByRole('definition').filter({ hasText: price })).toHaveCount(1);

      const pay = page.getByRole('button', { name: texts.pay });
      await expect(pay).toBeEnabled();
      const total = words.money.exec(await pay.innerText())?.[0] ?? '';
      await expect(recap.getByRole('definition').last()).toHaveText(total);
      await order(page, language);
      await expect(page.getByRole('button', { name: total }).first()).toBeVisible();
    });
  });
