import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { pathIn } from './steps/language.ts';
import { addSomeProduct } from './steps/products.ts';
import { join } from './steps/session.ts';

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
