import type { Page } from '@playwright/test';
import { operator } from './operator.ts';

/** Opens the page editor by a new access link; `screen` is one of its navigation: pages, unless given. */
export async function openPageEditor(page: Page, screen?: 'Drops' | 'Boutique') {
  const [access] = await operator('content', 'token');
  const { pathname, search } = new URL(access?.['address'] ?? '');
  await page.goto(pathname + search);
  if (screen === undefined) return;
  const screens = page.getByRole('navigation', { name: 'Écrans de l’éditeur' });
  await screens.getByRole('link', { name: screen }).click();
}
