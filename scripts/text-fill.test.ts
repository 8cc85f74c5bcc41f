import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const sources = globSync('{packages/ui,apps/store}/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.includes('/testing/'),
);

// Forced colours leave this colour of text as it is; `packages/ui/src/testing/forced-colors.ts` relies on its absence.
test('no style sets the fill of text', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const filled = sources.filter((file) => /text-?fill/i.test(readFileSync(path.join(root, file), 'utf8')));
  expect(filled).toEqual([]);
});
