import { expect, type Browser, type Page } from '@playwright/test';
import { textsIn, type Language } from './language.ts';
import { mailSince } from './mail.ts';
import { htmlOf, productUrls } from './products.ts';

/** Emails to a seller are in the language of the seller's country. */
const TO_SELLER = /^(Une offre de|An offer of) /;
const ACCEPT = /^(Accepter l’offre|Accept the offer)$/;
const ACCEPTED = /^(Offre acceptée|Offer accepted)$/;

/** Opens a product whose seller accepts offers; returns its URL. */
export async function openBargain(page: Page, language: Language): Promise<string> {
  const { makeOffer } = textsIn(language);
  const button = page.getByRole('button', { name: makeOffer });
  for (const address of await productUrls(page, language)) {
    if (!(await htmlOf(page, address)).includes(makeOffer)) continue;
    await page.goto(address);
    if (await button.isVisible()) return address;
  }
  throw new Error('No product on the first page accepts offers');
}

/** Sends the first amount that the open dialog suggests; returns it as displayed. */
export async function sendOffer(page: Page, language: Language): Promise<string> {
  const texts = textsIn(language);
  const dialog = page.getByRole('dialog', { name: texts.makeOffer });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('group').getByRole('button').first().click();
  const amount = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: texts.sendOffer }).click();
  await expect(page.getByRole('dialog', { name: texts.offerSent })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(texts.offerSentTitle, { exact: true })).toBeVisible();
  return amount;
}

/** Accepts the offer as the seller: opens the emailed link in a browser without JavaScript. */
export async function acceptOffer(page: Page, browser: Browser, since: Date) {
  const { text } = await mailSince(page, since, TO_SELLER);
  const shop = await browser.newContext({ javaScriptEnabled: false });
  const seller = await shop.newPage();
  await seller.goto(/https?:\S+\/offers\/[\w-]{43}/.exec(text)?.[0] ?? '');
  await seller.getByRole('button', { name: ACCEPT }).click();
  await expect(seller.getByText(ACCEPTED)).toBeVisible();
  await shop.close();
}

/** Expects the only item of the open cart to have the offered price. */
export async function expectOfferInCart(page: Page, language: Language, amount: string) {
  await expect(page.getByText(textsIn(language).offerInCart)).toBeVisible();
  const line = page.getByRole('main').getByRole('article').first();
  await expect(line).toContainText(new RegExp(`(^|[^\\d])${amount}([,.]00)?([^\\d,.]|$)`));
}
