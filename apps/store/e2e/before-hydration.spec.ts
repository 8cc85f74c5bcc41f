import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { waitForHydration } from './steps/hydration.ts';
import { chunkPath } from './steps/chunk-path.ts';
import { pathIn, textsIn } from './steps/language.ts';
import { addSomeProduct, addToCart, measuredProduct } from './steps/products.ts';

const language = 'fr';
const texts = textsIn(language);

test.use({ locale: LOCALE_TAGS[language] });

/** Opens a page without running its deferred scripts; returns a function that runs them. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let letIn = () => {};
  const arrived = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/(?!first-script|theme-script)[^?]+\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  const first = page.waitForResponse(/\/assets\/first-script/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await first).finished();
  return letIn;
}

test('text typed before hydration is kept', async ({ page }) => {
  const letIn = await openAsleep(page, pathIn(language, '/register'));
  const firstName = page.getByRole('textbox', { name: texts.firstName });
  await firstName.fill('Camille');
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check();
  letIn();
  await page.waitForLoadState('networkidle');

  await page.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Morel');
  await expect(firstName).toHaveValue('Camille');
  await expect(page.getByRole('checkbox', { name: texts.acceptTerms })).toBeChecked();
  await page.getByRole('button', { name: texts.createMyAccount }).click();
  await expect(firstName).toHaveAccessibleDescription('');
});

test('a size chosen before hydration is kept', async ({ page }) => {
  const letIn = await openAsleep(page, paths.jeansCalculator(language));
  const size = page.getByRole('radio', { name: /^FR\s40/ });
  await page.locator('label', { has: size }).click();
  letIn();
  await waitForHydration(page);
  await page.getByRole('button', { name: texts.next, exact: true }).click();
  await expect(page.getByRole('radio', { name: /1[.,]65.*1[.,]70/ })).toBeVisible();
});

test('a size chosen between hydration and its effects is kept', async ({ page }) => {
  // The page is busy when React attaches the first ref of a deferred part: the browser handles the press next, before the effects.
  const hydrating = Promise.withResolvers<void>();
  await page.exposeFunction('tellHydrating', hydrating.resolve);
  await page.addInitScript(() => {
    const { matches } = Element.prototype;
    const busy = function (this: Element, selector: string) {
      if (!selector.includes('data-interacted')) return matches.call(this, selector);
      Element.prototype.matches = matches;
      Reflect.apply(Reflect.get(window, 'tellHydrating') as () => void, window, []);
      const end = performance.now() + 500;
      while (performance.now() < end);
      return matches.call(this, selector);
    };
    Object.assign(Element.prototype, { matches: busy });
  });
  const letIn = await openAsleep(page, paths.jeansCalculator(language));
  const size = page.getByRole('radio', { name: /^FR\s38/ });
  const { x, y } = (await page.locator('label', { has: size }).boundingBox()) ?? { x: 0, y: 0 };
  letIn();
  await hydrating.promise;
  await page.mouse.click(x + 9, y + 9);
  await expect(size).toBeChecked();
  await waitForHydration(page);
  await page.getByRole('button', { name: texts.next, exact: true }).click();
  await expect(page.getByRole('radio', { name: /1[.,]65.*1[.,]70/ })).toBeVisible();
});

test('a button clicked before hydration acts after it', async ({ page }) => {
  const product = await addSomeProduct(page, language);
  await page.context().clearCookies();
  const letIn = await openAsleep(page, product);
  await page.getByRole('button', { name: texts.addToCart }).click();
  await expect(page.getByText(texts.inCart, { exact: true })).toBeHidden();
  letIn();
  await expect(page.getByText(texts.inCart, { exact: true })).toBeVisible();
});

test('a search typed before hydration gets suggestions after it', async ({ page }) => {
  const letIn = await openAsleep(page, pathIn(language, '/drops'));
  const field = page.getByRole('banner').getByLabel(texts.search).first();
  await field.fill(texts.typo);
  letIn();
  const suggestions = page.getByRole('listbox', { name: texts.suggestions });
  await expect(suggestions.getByRole('option').first()).toContainText(texts.corrected);
  await expect(field).toBeFocused();
});

/** Opens a page without the code of one lazy part; returns a function that lets it in. */
async function openWithout(page: Page, path: string, source: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${chunkPath(source)}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path);
  await waitForHydration(page);
  return gate.resolve;
}

test('what is pressed in a part whose code is on its way is done once it is there', async ({ page }) => {
  await addSomeProduct(page, language);
  const letIn = await openWithout(page, pathIn(language, '/cart'), 'src/features/cart/CodesModal.tsx');
  const button = page.getByRole('button', { name: texts.addCode });
  await button.click();
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letIn();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('a price typed in the filters while their code is on its way is applied once it is there', async ({
  page,
}) => {
  const letIn = await openWithout(page, pathIn(language, '/shop/'), 'shop-parts');
  const most = page.getByRole('complementary').getByRole('textbox', { name: 'Maximum' });
  await most.fill('60');
  await most.press('Enter');
  letIn();
  await expect(page).toHaveURL(/price=\d*-60\b/);
});

test('a link pressed in the filters while their code is on its way is followed', async ({ page }) => {
  const letIn = await openWithout(page, pathIn(language, '/shop/'), 'shop-parts');
  const option = page.getByRole('complementary').getByRole('link').first();
  const href = (await option.getAttribute('href')) ?? '';
  await option.click();
  letIn();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === href);
});

test('a part of a page stays while the page changes before the part has its code', async ({ page }) => {
  const product = await measuredProduct(page, language);
  const letIn = await openWithout(page, product, 'product-parts');
  const measures = page.locator('[data-slot=size-table] tbody th').first();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('[data-slot=size-table]')) document.documentElement.dataset['lost'] = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await measures.hover();
  await addToCart(page, language);
  await expect(measures).toBeVisible();
  letIn();
  await expect(page.locator('[data-slot=size-table] button').first()).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(measures).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
});

test('the menu opens for a pointer that comes from a part that is not hydrated', async ({ page }) => {
  await page.goto(pathIn(language, '/'));
  await waitForHydration(page);
  const bar = page.locator('[data-slot=hello-bar]');
  await expect(bar.locator('xpath=ancestor-or-self::*[@data-deferred]')).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Femme', exact: true }).hover();
  await expect(menu.locator('[aria-expanded=true]')).toHaveCount(1);
});
