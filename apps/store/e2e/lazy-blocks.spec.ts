import { expect, test, type Page } from '@playwright/test';
import { chunkPath } from './steps/chunk-path.ts';
import { waitForHydration } from './steps/hydration.ts';

/** Buttons of a carousel; each card also has a wishlist button. */
const ARROWS = { name: /^(Précédent|Suivant)$/ };
const CHUNKS = new Set(['src/cms/picture-blocks.tsx', 'src/cms/text-blocks.tsx'].map(chunkPath));
const isBlocksChunk = ({ pathname }: URL) => CHUNKS.has(pathname);

/** Moves the pointer over the carousel of arrivals, which then gets its arrows. */
async function useArrivals(page: Page) {
  await waitForHydration(page);
  const arrivals = page.locator('#arrivals');
  await arrivals.hover();
  await expect(arrivals.getByRole('button', ARROWS)).toHaveCount(2);
}

/** Counts the DOM nodes of the page's content that are removed from now on. */
const watchRemovals = (page: Page) =>
  page.evaluate(() => {
    const state = { removed: 0 };
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) state.removed += removedNodes.length;
    }).observe(document.querySelector('main') ?? document, { childList: true, subtree: true });
    Object.assign(globalThis, { state });
  });
const removals = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { state: { removed: number } }).state.removed);

test.use({ locale: 'fr-FR' });

test('a block keeps its server HTML while its code loads, then works', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(isBlocksChunk, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  await watchRemovals(page);
  const archive = page.locator('#archive');
  await useArrivals(page);
  await expect(archive.getByRole('listitem')).toHaveCount(8);
  await expect(archive.getByRole('button', ARROWS)).toHaveCount(0);

  await archive.hover();
  gate.resolve();
  await expect(archive.getByRole('button', ARROWS)).toHaveCount(2);
  expect(await removals(page)).toBe(0);
});

test('a block whose code never loads keeps its server HTML', async ({ page }) => {
  await page.route(isBlocksChunk, (route) => route.abort());
  await page.goto('/');
  await useArrivals(page);
  await expect(page.locator('#archive').getByRole('listitem')).toHaveCount(8);
  await expect(page.locator('#search').getByRole('link').first()).toBeVisible();
});
