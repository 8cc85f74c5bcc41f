import { PAGE_ID } from '../../src/lib/boot.ts';
import { expect, type Page } from '@playwright/test';

/** Waits until the page has come to life: before, its links lead to whole documents, as they do without scripts. */
export const toBeAlive = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(`#${PAGE_ID}`)
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
