import { CreateCartDocument } from '@patine/contract/operations';
import { CART_ITEM_LIMIT } from '@patine/core';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { logOut } from './steps/account.ts';
import { requestApi } from './steps/api.ts';
import { buySome } from './steps/buy.ts';
import { waitForHydration } from './steps/hydration.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { addSomeProduct, productUrls } from './steps/products.ts';
import { fillCart } from './steps/full-cart.ts';
import { signUp, logIn } from './steps/session.ts';

const texts = textsIn('fr');

/** Presses Tab until the last control has the focus; returns the focused elements that the bar covers, and how many were above it. */
async function focusedUnder(page: Page, bar: Locator, last: Locator) {
  const names: string[] = [];
  let seen = 0;
  for (; seen < 60; seen += 1) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((element) => element === document.activeElement)) break;
    const covered = await bar.evaluate((element) => {
      const { activeElement } = document;
      const edge = element.getBoundingClientRect().top;
      const isCovered = activeElement !== null && activeElement.getBoundingClientRect().bottom > edge;
      return isCovered && !element.contains(activeElement) ? activeElement.textContent : null;
    });
    if (covered !== null) names.push(covered);
  }
  return { names, seen };
}

test('a visitor’s cart is there after login', async ({ page }) => {
  const person = await signUp(page, 'fr');
  await page.goto('/account');
  await logOut(page, 'fr');

  await addSomeProduct(page, 'fr');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/cart');
  await page.getByRole('link', { name: texts.goToPayment }).click();
  await logIn(page, 'fr', person);
  await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a wrong password is reported without saying which part is wrong', async ({ page }) => {
  const person = await signUp(page, 'en');
  await page.context().clearCookies();
  await page.goto(pathIn('en', '/login'));
  await logIn(page, 'en', { ...person, password: 'Another-9!' });
  await expect(page.getByRole('alert')).toHaveText(textsIn('en').loginFailed);
});

test('pieces that somebody else bought leave the cart in one press', async ({ page, browser }) => {
  await signUp(page, 'fr');
  const [kept = '', ...wanted] = await productUrls(page, 'fr');
  const bought = wanted.slice(0, 2);
  await fillCart(page, [kept, ...bought]);
  const buyer = await browser.newContext();
  await buySome(await buyer.newPage(), 'fr', bought);
  await buyer.close();

  await page.goto('/cart/checkout');
  const recap = page.getByRole('region', { name: 'Vous commandez une pièce' });
  await expect(recap.getByRole('listitem')).toHaveCount(1);
  await page.goto('/cart');
  await page.getByRole('button', { name: texts.removeGone }).click();
  await expect(page.getByRole('button', { name: texts.removeGone })).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);
  await expect(page.locator(`main a[href^="${kept}"]`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: texts.goToPayment })).toBeVisible();
});

test('an expired session asks for a login and then continues, with nothing lost', async ({
  page,
  context,
}) => {
  const person = await signUp(page, 'fr');
  await addSomeProduct(page, 'fr');
  const cookies = await context.cookies();
  const token = cookies.find(({ httpOnly }) => httpOnly);
  expect(token).toBeDefined();
  if (token) await context.addCookies([{ ...token, value: 'expired' }]);

  await page.goto('/cart/checkout');
  await expect(page.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
  await logIn(page, 'fr', person);
  await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);
});

test('the bar of a long cart shows its total beside the only link to checkout, and covers nothing that has the focus', async ({
  page,
}) => {
  await fillCart(page, await productUrls(page, 'fr'), 4);
  const link = page.getByRole('link', { name: texts.goToPayment });
  const bar = page.locator('[data-slot=checkout-bar]');

  // Smooth scrolling would be measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/cart');
  await waitForHydration(page);
  await expect(link).toHaveCount(1);
  await expect(bar.getByRole('link', { name: texts.goToPayment })).toBeInViewport({ ratio: 1 });
  const total = await page.locator('[data-slot=price-details] dd').last().innerText();
  expect(total).toMatch(/\d,\d\d\s€/);
  await expect(bar).toContainText(total);
  await expect(bar).toContainText(/\+ livraison (offerte|dès \d)/);
  await expect(page.getByText(/^Livraison prévue\s: \d{2}\/\d{2}\/\d{4}/).first()).toBeVisible();

  // From the first control to the bar's link, which is the last of the cart.
  const covered = await focusedUnder(page, bar, link);
  expect(covered.seen).toBeGreaterThan(4);
  expect(covered.names).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(bar).toBeHidden();
  await expect(link).toHaveCount(1);
});

test('two pieces and the total of a cart are on the first screen of a phone', async ({ page }) => {
  await fillCart(page, await productUrls(page, 'fr'), 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart');
  await waitForHydration(page);
  const bar = await page.locator('[data-slot=checkout-bar]').boundingBox();
  const lines = page.locator('[data-slot=cart-line]');
  await expect(lines).toHaveCount(2);
  const last = await lines.last().boundingBox();
  expect(last && last.y + last.height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the bar of a cart with a sold piece has a button that says why it is disabled', async ({
  page,
  browser,
}) => {
  const wanted = (await productUrls(page, 'fr')).slice(0, 2);
  await fillCart(page, wanted);
  const buyer = await browser.newContext();
  await buySome(await buyer.newPage(), 'fr', wanted.slice(0, 1));
  await buyer.close();

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/cart');
  const button = page.locator('[data-slot=checkout-bar]').getByRole('button', { name: texts.goToPayment });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Retirez d’abord les pièces indisponibles.');
  await expect(page.getByRole('link', { name: texts.goToPayment })).toHaveCount(0);
});

test('another customer’s cart is not shown, and is replaced by a new one', async ({ page, browser }) => {
  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  await signUp(ownerPage, 'fr');
  const { createCart } = await requestApi(ownerPage, CreateCartDocument, {});
  await owner.close();

  await page.goto('/');
  const url = new URL(page.url());
  await page.context().addCookies([{ name: 'cartId', value: createCart.id, url: url.origin }]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: texts.emptyCart })).toBeVisible();
  await addSomeProduct(page, 'fr');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(1);
});

test(`item ${CART_ITEM_LIMIT + 1} is refused with a message, and the cart keeps the others`, async ({
  page,
}) => {
  const [oneMore = ''] = await fillCart(page, await productUrls(page, 'fr'), CART_ITEM_LIMIT);
  await page.goto(oneMore);
  await page.getByRole('button', { name: texts.addToCart }).click();
  const dialog = page.getByRole('dialog', { name: texts.cartFull });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(CART_ITEM_LIMIT);
});

for (const language of LANGUAGES)
  test(`a customer without a cart sees an empty one, with ways on (${language})`, async ({ page }) => {
    const texts = textsIn(language);
    await signUp(page, language);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    for (const path of ['/cart', '/cart/checkout']) {
      await page.context().clearCookies({ name: 'cartId' });
      await page.goto(pathIn(language, path));
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: texts.emptyCart })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: texts.seeWishlist }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.myWishlist })).toBeVisible();
    expect(errors).toEqual([]);
  });
