import { PAGE_ID } from '../../src/lib/boot.ts';
import { expect, type Page } from '@playwright/test';

/** Waits for hydration: before it, links load documents. */
export const toBeAlive = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(`#${PAGE_ID}`)
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
