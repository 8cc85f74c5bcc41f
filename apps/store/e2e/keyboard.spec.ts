import { expect, test, type Locator, type Page } from '@playwright/test';
import { CARDS } from './steps/checkout.ts';
import { textsIn } from './steps/language.ts';
import { pieceAddresses } from './steps/pieces.ts';
import { signUp } from './steps/session.ts';

test.use({ locale: 'fr-FR' });
const texts = textsIn('fr');

/** More than any page of the way has to be tabbed through. */
const MOST_TABS = 120;

/** Tabs until something is reached, as somebody does who has no pointer. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a piece is bought from its page to its confirmation with a keyboard alone', async ({ page }) => {
  await signUp(page, 'fr');
  for (const address of await pieceAddresses(page, 'fr')) {
    await page.goto(address);
    if (await page.getByRole('button', { name: texts.addToCart }).isVisible()) break;
  }
  await press(page, page.getByRole('button', { name: texts.addToCart }));
  await expect(page.getByText(texts.inCart, { exact: true })).toBeVisible();
  await press(page, page.getByRole('link', { name: texts.seeCart }).first());
  await press(page, page.getByRole('link', { name: texts.goToPayment }));

  await type(page, page.getByRole('combobox', { name: texts.street }), '12 rue des Récollets');
  await page.keyboard.press('Escape');
  await type(page, page.getByRole('combobox', { name: texts.postalCode }), '75010');
  await page.keyboard.press('Escape');
  await type(page, page.getByRole('textbox', { name: texts.city }), 'Paris');
  await type(page, page.getByRole('textbox', { name: texts.phone }), '06 12 34 56 78');
  await press(page, page.getByRole('button', { name: texts.saveAddress }));
  await expect(page.getByRole('button', { name: texts.changeAddress })).toBeVisible();

  await press(page, page.getByRole('radio', { name: texts.relay }).first(), 'Space');
  await press(
    page,
    page.getByRole('radiogroup', { name: texts.relayPoints }).getByRole('radio').first(),
    'Space',
  );
  await expect(page.getByRole('button', { name: texts.pay })).toBeEnabled();
  await press(page, page.getByRole('button', { name: texts.pay }));
  await page.waitForURL(/\/sandbox\/pay\//);
  await type(page, page.getByRole('textbox'), CARDS.pays);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
});
