import { expect, type Locator, type Page } from '@playwright/test';
import { operator } from './operator.ts';

/** Makes an access link, and returns its path. */
export async function newAccess(): Promise<string> {
  const [access] = await operator('content', 'token');
  const { pathname, search } = new URL(access?.['address'] ?? '');
  return pathname + search;
}

/** Opens the page editor by a new access link; `screen` is one of its navigation: pages, unless given. */
export async function openPageEditor(page: Page, screen?: 'Drops' | 'Boutique' | 'Images') {
  await page.goto(await newAccess());
  if (screen === undefined) return;
  const screens = page.getByRole('navigation', { name: 'Écrans de l’éditeur' });
  await screens.getByRole('link', { name: screen }).click();
}

/** Begins a page under a name of its own, and returns that name. */
export async function beginPage(page: Page, name: string): Promise<string> {
  const own = `${name}-${Date.now()}`;
  await page.getByRole('button', { name: /^(Nouvelle page|New page)$/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  return own;
}

/** Pastes into a field what a browser hands over from a word processor: HTML, and its words as plain text. */
export const paste = (field: Locator, html: string, plain: string) =>
  field.evaluate(
    (element, [pasted, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', words);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain] as const,
  );
