import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Locator } from '@playwright/test';
import { CARDS } from './steps/checkout.ts';
import { LANGUAGES, textsIn } from './steps/language.ts';
import { productUrls } from './steps/products.ts';
import { newPerson } from './steps/session.ts';

/** From the product page to the paid order, the payment page's button included. */
const MOST_TAPS = 9;
/** Without the card's number, which the payment page asks for. */
const MOST_FIELDS = 7;

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language], viewport: { width: 390, height: 844 } });
    const texts = textsIn(language);

    test(`a newcomer buys with at most ${MOST_TAPS} taps and ${MOST_FIELDS} typed fields (${language})`, async ({
      page,
    }) => {
      let taps = 0;
      let fields = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.click();
      };
      const type = async (target: Locator, text: string) => {
        fields += 1;
        await target.fill(text);
      };
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const { email, password } = newPerson();

      const [product = ''] = (await productUrls(page, language)).toReversed();
      await page.goto(product);
      await tap(page.getByRole('button', { name: texts.addToCart }).first());
      await tap(page.getByRole('link', { name: texts.seeCart }).first());
      await tap(page.getByRole('link', { name: texts.goToPayment }));
      await page.waitForURL(/\/login\?redirect=/);
      await type(page.getByRole('textbox', { name: texts.email }), email);
      await tap(page.getByRole('link', { name: texts.createAccount }));

      // What was typed into the login form is not asked twice.
      await page.waitForURL(/\/register\?redirect=/);
      await expect(page.getByRole('textbox', { name: texts.email })).toHaveValue(email);
      await type(field(texts.password), password);
      await type(page.getByRole('textbox', { name: texts.firstName }), 'Camille');
      await type(field(texts.lastName), 'Morel');
      await tap(page.getByRole('checkbox', { name: texts.acceptTerms }));
      await tap(page.getByRole('button', { name: texts.createMyAccount }));

      await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('Camille', {
        timeout: 20_000,
      });
      await type(page.getByRole('combobox', { name: texts.street }), '12 rue des Récollets');
      await type(page.getByRole('combobox', { name: texts.postalCode }), '75010');
      await type(page.getByRole('textbox', { name: texts.phone }), '06 12 34 56 78');
      await expect(page.getByRole('textbox', { name: texts.city })).toHaveValue('Paris');
      await tap(page.getByRole('button', { name: texts.toDelivery }));

      const pay = page.getByRole('button', { name: texts.pay });
      await expect(pay).toBeEnabled();
      await tap(pay);
      await page.waitForURL(/\/sandbox\/pay\//);
      await page.getByRole('textbox').fill(CARDS.pays);
      await tap(page.getByRole('button', { name: /^(Payer|Pay)\b/ }).first());
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });

      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
    });
  });
