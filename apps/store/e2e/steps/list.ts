import { expect, type Locator, type Page } from '@playwright/test';
import { textsIn, type Language } from './language.ts';

/** Returns the number of items that the open list displays. */
export async function countShown(page: Page, language: Language): Promise<number> {
  const text = await page.getByText(textsIn(language).products).first().innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** The links of the active filters, without the link that removes all of them. */
export const chips = (page: Page, language: Language): Locator =>
  page
    .getByRole('list', { name: textsIn(language).chosen })
    .getByRole('link')
    .filter({ hasNotText: textsIn(language).clear })
    .filter({ hasNotText: textsIn(language).wordForWord });

export type Option = { name: string; count: number };

/** Chooses the filter option with the most items, within a panel or drawer. */
export async function pressFullest(panel: Locator, filter: string): Promise<Option> {
  // The filters update after the list.
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  const links = panel.locator(`a[href*="?${filter}="], a[href*="&${filter}="]`);
  await links.first().waitFor({ state: 'attached' });
  const options = await links.evaluateAll((all) =>
    all.map((link, index) => {
      const products = link.lastElementChild?.textContent ?? '';
      const name = link.textContent.slice(0, -products.length).trim();
      return { index, name, count: Number(products.replaceAll(/\D/g, '')) };
    }),
  );
  const fullest = options.toSorted((a, b) => b.count - a.count)[0];
  if (!fullest) throw new Error(`No option of the filter ${filter}`);
  const link = links.nth(fullest.index);
  if (!(await link.isVisible()))
    await link.locator('xpath=ancestor::details[1]').locator('summary').first().click();
  await link.click();
  await expect(panel.page()).toHaveURL(new RegExp(`[?&]${filter}=`));
  return fullest;
}

/** Returns the paths of the links in a list, without the search that the shop adds to each once it is idle. */
export const hrefsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
