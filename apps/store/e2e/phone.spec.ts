import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { LANGUAGES, ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { addSomeProduct, addToCart, cards, productUrls } from './steps/products.ts';
import { newPerson, registerForCheckout, signUp } from './steps/session.ts';

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`on a phone a visitor filters, views a product and takes it to the payment (${language})`, async ({
      page: shop,
      context,
    }) => {
      await shop.goto(pathIn(language, '/shop/?hidesold=true'));
      await shop.getByRole('button', { name: texts.filter }).click();
      const drawer = shop.getByRole('dialog');
      await drawer.getByRole('link', { name: texts.black }).click();
      await expect(shop).toHaveURL(/colors=noir/);
      await drawer.getByRole('button', { name: texts.showProducts }).click();
      await expect(drawer).toBeHidden();

      const [page] = await Promise.all([context.waitForEvent('page'), cards(shop).first().click()]);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await addToCart(page, language);
      await page.getByRole('link', { name: texts.seeCart }).first().click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();

      await page.getByRole('link', { name: texts.goToPayment }).click();
      await page.getByRole('link', { name: texts.createAccount }).click();
      await registerForCheckout(page, language, newPerson());
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  });

for (const language of LANGUAGES)
  test(`on a phone the first pieces of the shop are seen with their prices (${language})`, async ({
    page,
  }) => {
    for (const path of ['/shop/', '/shop/women/']) {
      await page.goto(pathIn(language, path));
      const bar = await page.locator('[data-slot="filter-bar"] button').first().boundingBox();
      for (const place of [0, 1]) {
        const card = await page.getByRole('main').getByRole('article').nth(place).boundingBox();
        expect((card?.y ?? 0) + (card?.height ?? Infinity), path).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    }
  });

test('the phone menu leads to help and, once, to the login', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
  await expect(menu.getByRole('combobox', { name: 'Theme' })).toBeAttached();
  await menu.getByRole('link', { name: 'Help and contact' }).click();
  await expect(page).toHaveURL(/\/en\/pages\/help$/);
  await expect(menu).toBeHidden();
});

test('the choices of theme in the phone menu and in the footer agree', async ({ page }) => {
  await page.goto('/en');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const inMenu = menu.getByRole('combobox', { name: 'Theme' });
  const openMenu = page.getByRole('link', { name: 'Menu', exact: true });
  await openMenu.click();
  await inMenu.selectOption('Dark');
  await page.keyboard.press('Escape');
  await expect(footer).toHaveValue('dark');
  await footer.selectOption('System');
  await openMenu.click();
  await expect(inMenu).toHaveValue('');
  await inMenu.selectOption('Dark');
  await page.keyboard.press('Escape');
  await expect(footer).toHaveValue('dark');
});

/**
 * Returns controls whose touch target is smaller than 44 px: 22 px from the middle in each direction. Links within
 * sentences are exempt (WCAG 2.2, 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const REACH = 21;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input, textarea',
    );
    const isWithinText = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' && control.closest('p, li, td, label, dd') !== null;
    const found = [...controls].flatMap((control) => {
      const target = control.matches('[type=checkbox], [type=radio]')
        ? (control.closest('label') ?? control)
        : control;
      const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || isWithinText(control) || control.closest('[inert]')) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      // A skip link, which is outside the viewport until it has the keyboard focus.
      if (box.bottom <= 0) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (target.contains(hit) || hit.contains(target));
      };
      const isLarge =
        isHit(0, -REACH) && isHit(0, REACH) && (box.width >= 44 || (isHit(-REACH, 0) && isHit(REACH, 0)));
      const name = control.textContent?.trim() || control.getAttribute('aria-label') || control.id;
      return isLarge
        ? []
        : [`${control.tagName} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`];
    });
    return [...new Set(found)];
  });

const OPEN = ['/', '/shop/', '/drops', '/pages/help', '/login', '/register', '/cart', '/wishlist'];
const OWN = ['/account', '/account/details', '/account/sizes', '/account/addresses/new'];

test('touch targets are 44 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [product = ''] = await productUrls(page, 'fr');
  const check = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await smallTargets(page), path).toEqual([]);
  };
  for (const path of [...OPEN, product]) await check(path);
  await signUp(page, 'fr');
  for (const path of OWN) await check(path);
  await addSomeProduct(page, 'fr');
  for (const path of ['/cart', '/cart/checkout']) await check(path);
});
