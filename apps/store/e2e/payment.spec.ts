import { LOCALE_TAGS, ORDER_POLL_MS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { openPayment, sendCard } from './steps/buy.ts';
import { addCode, checkOut, expectRelay, giveAddress, order, payWith } from './steps/checkout.ts';
import { LANGUAGES, ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { addSomeProduct, addToCart } from './steps/products.ts';
import { signUp } from './steps/session.ts';

const CANCEL = /^(Annuler et revenir|Cancel and go back)/;
const TO_CART = /^(Revenir au panier|Back to the cart)$/;
const RETRY = /^(Réessayer le paiement|Try again)$/;

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a coupon applies, a declined card charges nothing, an interrupted payment is resumed (${language})`, async ({
      page,
    }) => {
      await signUp(page, language);
      await addSomeProduct(page, language);
      await page.goto(pathIn(language, '/cart'));
      await page.getByRole('button', { name: texts.remove }).click();
      await page.getByRole('button', { name: texts.undo }).click();
      await addCode(page, language, 'nosuchcode');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText(texts.unknownCode).last()).toBeVisible();
      await addCode(page, language, 'bienvenue10');
      await expect(page.getByText(texts.codeCounts)).toBeVisible();
      await page.getByRole('link', { name: texts.goToPayment }).click();
      await expect(page.getByText(texts.codeCounts).first()).toBeVisible();
      await checkOut(page, language);
      await payWith(page, 'declines');
      await expect(page.getByRole('link', { name: TO_CART })).toBeVisible();
      await page.getByRole('link', { name: RETRY }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
      await expect(page.getByText(texts.notCharged).first()).toBeVisible();

      await order(page, language);
      await page.getByRole('button', { name: CANCEL }).click();
      await expect(page.getByText(texts.cancelledPayment)).toBeVisible();
      await expect(page.getByRole('link', { name: TO_CART })).toBeVisible();

      await order(page, language);
      await page.getByRole('button', { name: TO_CART }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible();
      await expect(page.getByText(texts.cancelledPayment)).toBeVisible();
      await page.getByRole('link', { name: texts.goToPayment }).click();

      await order(page, language);
      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
    });

    test(`an item that another buyer is paying for is reported as unavailable (${language})`, async ({
      page,
      browser,
    }) => {
      await signUp(page, language);
      const product = await addSomeProduct(page, language);

      const elsewhere = await browser.newContext();
      const rival = await elsewhere.newPage();
      await signUp(rival, language);
      await rival.goto(product);
      await addToCart(rival, language);
      await rival.goto(pathIn(language, '/cart/checkout'));
      await giveAddress(rival, language);
      await expectRelay(rival, language);

      await page.goto(pathIn(language, '/cart/checkout'));
      await checkOut(page, language);
      await rival.getByRole('button', { name: texts.pay }).click();
      await expect(rival.getByRole('alert').filter({ hasText: texts.gone }).first()).toBeVisible();

      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
      await rival.goto(pathIn(language, '/cart'));
      await expect(rival.getByRole('alert').filter({ hasText: texts.gone })).toBeVisible();
      await expect(rival.getByRole('link', { name: texts.goToPayment })).toHaveCount(0);
      // One press removes all that was sold.
      await rival.getByRole('button', { name: texts.remove }).first().click();
      await expect(rival.getByRole('heading', { name: texts.emptyCart })).toBeVisible();
      await elsewhere.close();
    });

    test(`a late payment is waited for, then reported as not yet validated (${language})`, async ({
      page,
    }) => {
      const { orderId, paymentUrl } = await openPayment(page, language, 1);
      await page.clock.install();
      await page.goto(paymentUrl);
      await payWith(page, 'late');
      await expect(page).toHaveURL(new RegExp(orderId));
      await expect(page.getByRole('heading', { name: texts.waitingForPayment })).toBeVisible();
      await expect(page.getByRole('link', { name: TO_CART })).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(ORDER_POLL_MS);
        await expect(page.getByRole('heading', { name: texts.notValidated })).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [0] });
      await expect(page.locator('[data-slot=order-ticket]')).toContainText('€');
      await expect(page.getByRole('link', { name: TO_CART })).toBeVisible();
    });
  });

for (const language of ONE_LANGUAGE)
  test.describe(`${language} alone`, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a waitlisted customer is notified when the item becomes available again (${language})`, async ({
      page,
      browser,
    }) => {
      const elsewhere = await browser.newContext();
      const buyer = await elsewhere.newPage();
      const opened = await openPayment(buyer, language, 1);
      const [address = ''] = opened.products;

      const { email } = await signUp(page, language);
      await page.goto(address);
      await expect(page.getByText(texts.beingPaid)).toBeVisible({ timeout: 10_000 });
      await page.getByRole('button', { name: texts.notifyMe }).click();
      await expect(page.getByText(texts.willNotify)).toBeVisible();

      await sendCard(buyer, opened, 'declines');
      await elsewhere.close();
      const mail = await mailTo(page, email, new RegExp(texts.mailItIsFree));
      expect(mail.text).toContain(address);
      await expect(page.getByRole('button', { name: texts.addToCart })).toBeVisible({ timeout: 10_000 });
    });
  });
