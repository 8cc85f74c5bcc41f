import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { addCode } from './steps/checkout.ts';
import { hydrateAll, waitForHydration } from './steps/hydration.ts';
import { pathIn, textsIn } from './steps/language.ts';
import { operator } from './steps/operator.ts';
import { addSomeProduct, productUrls } from './steps/products.ts';
import { join, signUp } from './steps/session.ts';

const language = 'fr';
/** Fields of the address, delivery and payment that a first purchase asks for. */
const MOST_FIELDS = 12;
const FIELDS = ':is(input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea):visible';

test.use({ locale: LOCALE_TAGS[language] });

test('how results are ranked is one press from them', async ({ page }) => {
  await page.goto(pathIn(language, '/shop/?colors=noir'));
  await page.getByRole('main').locator('a[href="/pages/ranking"]:visible').first().click();
  await expect(page).toHaveURL(/\/pages\/ranking$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the checkout of a first purchase asks for twelve fields at most', async ({ page }) => {
  await join(page, language);
  await addSomeProduct(page, language);
  await page.goto(pathIn(language, '/cart/checkout'));
  const fields = page.getByRole('main').locator(FIELDS);
  await expect(fields.first()).toBeVisible();
  expect(await fields.count()).toBeLessThanOrEqual(MOST_FIELDS);
});

test('a password can be pasted, and no puzzle stands before a login', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(pathIn(language, path));
    await waitForHydration(page);
    const field = page.locator('input[type=password]').first();
    await field.focus();
    const isAllowed = await field.evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
    expect(isAllowed).toBe(true);
    await expect(page.locator('iframe, canvas')).toHaveCount(0);
  }
});

test('what can be dragged can be pressed: a price range, photographs, a carousel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathIn(language, '/shop/'));
  await waitForHydration(page);
  const most = page.getByRole('textbox', { name: 'Maximum' }).first();
  await most.fill('60');
  await most.press('Enter');
  await expect(page).toHaveURL(/price=[\d]*-60\b/);

  const [product = ''] = await productUrls(page, language);
  // Only phones have a row of photographs; wider screens show them all.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product);
  await hydrateAll(page);
  const row = page.getByRole('region', { name: 'Images' });
  await row.getByRole('button', { name: 'Image suivante' }).click();
  await expect(row.getByText(/^2 \/ \d$/)).toBeVisible();
  await row.getByRole('button', { name: /^Agrandir.*image 2/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Image précédente' }).click();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/image 1/);
  await dialog.getByRole('button', { name: 'Zoomer' }).click();
  await expect(dialog.getByRole('button', { name: 'Voir en entier' })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathIn(language, '/'));
  await hydrateAll(page);
  const next = page.getByRole('main').getByRole('button', { name: 'Suivant' }).first();
  await next.scrollIntoViewIfNeeded();
  const previous = page.getByRole('main').getByRole('button', { name: 'Précédent' }).first();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
});

test('the checkout asks for nothing that the account has', async ({ page }) => {
  const { firstName, lastName, email } = textsIn(language);
  await signUp(page, language);
  await addSomeProduct(page, language);
  await page.goto(pathIn(language, '/cart/checkout'));
  const form = page.getByRole('main');
  await expect(form.getByRole('textbox', { name: firstName })).toHaveValue('Camille');
  await expect(form.getByRole('textbox', { name: lastName, exact: true })).toHaveValue('Morel');
  await expect(form.getByRole('textbox', { name: email })).toHaveCount(0);
});

/** Returns what moves for longer than a frame: elements by their transition or animation, and running animations. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const FRAME_S = 0.016;
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const styled = [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element);
      const moves =
        (animationName !== 'none' && longest(animationDuration) > FRAME_S) ||
        longest(transitionDuration) > FRAME_S ||
        scrollBehavior === 'smooth';
      return moves ? [`${element.tagName} ${element.getAttribute('data-slot') ?? element.className}`] : [];
    });
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > FRAME_S * 1000)
      .map((animation) => `${animation.constructor.name} ${animation.id}`);
    return [...new Set([...styled, ...running])];
  });

test('with reduced motion nothing moves', async ({ page }) => {
  const [product = ''] = await productUrls(page, language);
  const paths = [pathIn(language, '/'), pathIn(language, '/shop/'), product];
  await page.goto(paths[0] ?? '/');
  // The test would see what moves.
  expect(await movements(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    expect.soft(await movements(page), path).toEqual([]);
  }
});

test('a gift card says what is left on it, and until when', async ({ page }) => {
  const code = `CARTE${Date.now()}`;
  await operator('gift-cards', 'create', '5', '--code', code, '--until', '2099-06-30');
  await signUp(page, language);
  await addSomeProduct(page, language);
  await page.goto(pathIn(language, '/cart'));
  await addCode(page, language, code);
  const terms = page.getByText(new RegExp(`Carte cadeau ${code}.*reste 5.€.*avant le 30/06/2099`));
  await expect(terms.first()).toBeVisible();
});
