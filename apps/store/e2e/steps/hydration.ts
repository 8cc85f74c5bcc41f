import { PAGE_ID } from '../../src/lib/boot.ts';
import { expect, type Page } from '@playwright/test';

/** Waits for hydration; before it, clicking a link loads a new document. */
export const waitForHydration = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(`#${PAGE_ID}`)
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

/** Moves the pointer and waits until every part of the page is hydrated. */
export async function hydrateAll(page: Page) {
  await waitForHydration(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}
