import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@patine/core';
import { expect, test } from 'vitest';
import { helpPath } from './help-path.ts';

const CONTENT = path.join(import.meta.dirname, '../../../../../api/content');

test.each(LOCALES)('each section of the help page that a topic leads to is there (%s)', (locale) => {
  const page = readFileSync(path.join(CONTENT, locale, 'pages/help.json'), 'utf8');
  for (const topic of ['payment', 'sizes', 'contact'] as const) {
    const [address, anchor] = helpPath(topic, locale).split('#');
    expect(address).toMatch(/\/pages\/help$/);
    expect(page).toContain(`"anchor": "${anchor}"`);
  }
});

test('new and reduced pieces are lists of the shop', () => {
  expect(helpPath('new-in', 'fr')).toBe('/shop/?sortby=chrono');
  expect(helpPath('sale', 'en')).toBe('/en/shop/?discountrange=10');
});
