import { expect, test, type Locator, type Page } from '@playwright/test';
import { CARDS } from './steps/checkout.ts';
import { textsIn } from './steps/language.ts';
import { productUrls } from './steps/products.ts';
import { signUp } from './steps/session.ts';

test.use({ locale: 'fr-FR' });
const texts = textsIn('fr');

/** Upper limit of Tab presses. */
const MAX_TABS = 120;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
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

test('a product is bought from its page to the confirmation by keyboard alone', async ({ page }) => {
  await signUp(page, 'fr');
  for (const address of await productUrls(page, 'fr')) {
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
  // The postal code has one town only.
  await expect(page.getByRole('textbox', { name: texts.city })).toHaveValue('Paris');
  await type(page, page.getByRole('textbox', { name: texts.phone }), '06 12 34 56 78');
  await press(page, page.getByRole('button', { name: texts.toDelivery }));
  await expect(page.getByRole('button', { name: texts.changeAddress })).toBeVisible();

  const points = page.getByRole('radiogroup', { name: texts.relayPoints });
  await expect(points.getByRole('radio').first()).toBeChecked();
  await press(page, points.getByRole('radio', { checked: true }).first(), 'ArrowDown');
  await expect(points.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('button', { name: texts.pay })).toBeEnabled();
  await press(page, page.getByRole('button', { name: texts.pay }));
  await page.waitForURL(/\/sandbox\/pay\//);
  await type(page, page.getByRole('textbox'), CARDS.pays);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
});

/**
 * Returns what covers the focused element: a sticky bar, a banner or the edge of the viewport. It tests nine points,
 * but only the middle of an element taller than half the viewport, which a bar always covers partly.
 */
const whatCovers = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    // A visually hidden input, drawn by its label.
    if (box.width < 3 || box.height < 3) return null;
    const parts = box.height > innerHeight / 2 ? [0.5] : [0.5, 0, 1];
    const within = (from: number, size: number, part: number, end: number) =>
      Math.min(Math.max(from + 1 + part * (size - 2), 0), end - 1);
    const barAt = (x: number, y: number) => {
      let at = document.elementFromPoint(x, y);
      while (at && !['fixed', 'sticky'].includes(getComputedStyle(at).position)) at = at.parentElement;
      return at && !at.contains(focused) ? at : null;
    };
    const bars = parts.flatMap((x) =>
      parts.map((y) =>
        barAt(within(box.left, box.width, x, innerWidth), within(box.top, box.height, y, innerHeight)),
      ),
    );
    const bar = bars.find((found) => found !== null);
    if (!bar && box.bottom > 0 && box.top < innerHeight) return null;
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('data-slot')} "${element.textContent?.trim().slice(0, 40)}"`;
    return `${nameOf(focused)} under ${bar ? nameOf(bar) : 'the edge'}`;
  });

/** Enough to leave the header and pass one screen of products. */
const TABS_EACH_WAY = 16;

/** Presses a key repeatedly and returns the focused elements that were covered. */
async function coveredBy(page: Page, key: 'Tab' | 'Shift+Tab') {
  const found = new Set<string>();
  for (let tabs = 0; tabs < TABS_EACH_WAY; tabs += 1) {
    await page.keyboard.press(key);
    let covered = await whatCovers(page);
    if (covered) {
      // The skip link slides into view; an element under a bar stays covered.
      await page.waitForTimeout(400);
      covered = await whatCovers(page);
    }
    if (covered) found.add(covered);
  }
  return [...found];
}

/** Viewport widths that the design defines. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

test('no focused element is hidden behind a bar, at any width', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [product = ''] = await productUrls(page, 'fr');
  for (const path of ['/shop/', product])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await coveredBy(page, 'Tab'), `${path} at ${width} px`).toEqual([]);
      // Backwards from the bottom of the page, where bars at the top may cover the focus.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect.soft(await coveredBy(page, 'Shift+Tab'), `${path} at ${width} px, backwards`).toEqual([]);
    }
});
