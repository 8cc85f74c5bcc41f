import { expect, type Page } from '@playwright/test';
import { textsIn, type Language } from './language.ts';

/** Fills in the address at the checkout; the section then closes. */
export async function giveAddress(page: Page, language: Language) {
  const texts = textsIn(language);
  await page.getByRole('combobox', { name: texts.street }).fill('12 rue des Récollets');
  await page.getByRole('combobox', { name: texts.postalCode }).fill('75010');
  await page.getByRole('textbox', { name: texts.city }).fill('Paris');
  await page.getByRole('textbox', { name: texts.phone }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: texts.toDelivery }).click();
  await expect(page.getByRole('button', { name: texts.changeAddress })).toBeVisible();
}

/** Waits until the cheapest delivery, the nearest relay point, is selected. */
export async function expectRelay(page: Page, language: Language) {
  const texts = textsIn(language);
  const points = page.getByRole('radiogroup', { name: texts.relayPoints });
  await expect(points.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('button', { name: texts.pay })).toBeEnabled();
}

/** Clicks the button that places the order and waits for the payment page. */
export async function order(page: Page, language: Language) {
  const button = page.getByRole('button', { name: textsIn(language).pay });
  await expect(button).toBeEnabled();
  await button.click();
  await page.waitForURL(/\/sandbox\/pay\//);
}

/** Test cards of the sandbox, by their outcome. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  late: '4000 0000 0000 3063',
};

/** Types a card number on the payment page and pays. */
export async function payWith(page: Page, card: keyof typeof CARDS) {
  await page.getByRole('textbox').fill(CARDS[card]);
  await page
    .getByRole('button', { name: /^(Payer|Pay)\b/ })
    .first()
    .click();
}

/** Goes from a checkout without an address to the payment page. */
export async function checkOut(page: Page, language: Language) {
  await giveAddress(page, language);
  await expectRelay(page, language);
  await order(page, language);
}

/** Enters a code in the cart's dialog. */
export async function addCode(page: Page, language: Language, code: string) {
  const texts = textsIn(language);
  await page.getByRole('button', { name: texts.addCode }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.code }).fill(code);
  await dialog.getByRole('button', { name: texts.apply }).click();
}
