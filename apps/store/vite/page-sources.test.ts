import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageModule } from '../server/page-modules.ts';
import { PAGES, type PageName } from '../src/pages.ts';
import { pageFolders } from './page-sources.ts';

test('each page has a folder of its name, and each folder is a page', () => {
  expect(pageFolders().toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

test.each(Object.keys(PAGES) as PageName[])('the component of %s is named after its folder', (page) => {
  expect(existsSync(new URL(`../${pageModule(page)}`, import.meta.url))).toBe(true);
});
