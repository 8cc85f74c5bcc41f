import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { expect, test } from 'vitest';
import { brandMentions } from './brand-mentions.ts';
import { root } from './root.ts';

test('only the brand’s folder names the shop', () => {
  expect(brandMentions(root, BRAND_NAME)).toEqual([]);
});

test('a text, a message and a drawing that name the shop are found, a package and a common word are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-mentions-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('apps/store/src/title.ts', "import '@indigo/core';\nexport const TITLE = 'Shop · Indigo';");
    write(
      'apps/api/content/fr/pages/terms.json',
      '{ "title": "L’indigo", "lead": "Les conditions d’Indigo" }',
    );
    write('packages/ui/src/logo.svg', '<svg><title>Indigo</title></svg>');
    write('packages/brand/src/index.ts', "export const NAME = 'Indigo';");
    write('apps/store/src/title.test.ts', "expect(title).toBe('Shop · Indigo');");
    expect(brandMentions(folder, 'Indigo')).toEqual([
      'apps/api/content/fr/pages/terms.json:1: { "title": "L’indigo", "lead": "Les conditions d’Indigo" }',
      "apps/store/src/title.ts:2: export const TITLE = 'Shop · Indigo';",
      'packages/ui/src/logo.svg:1: <svg><title>Indigo</title></svg>',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
