import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** The story files of components; screens and the page of icons show several. */
const files = globSync('**/[A-Z]*.stories.tsx', { cwd: source, exclude: ['screens/**'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  code: readFileSync(source + file, 'utf8'),
}));

test('each page documents the component that its file is named after', () => {
  const named = files.map(({ file, code }) => [
    path.basename(file, '.stories.tsx'),
    /^ {2}component: (\w+),$/m.exec(code)?.[1],
  ]);
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter(([name, component]) => name !== component)).toEqual([]);
});

test('what opens over its page is documented in frames, and not once more while closed', () => {
  const modal = files.filter(({ code }) => /^ {4}open: true,|args: \{ open: true,/m.test(code));
  expect(modal.map(({ file }) => path.basename(file, '.stories.tsx'))).toEqual(
    expect.arrayContaining([
      'CartFullModal',
      'CouponModal',
      'Dialog',
      'Drawer',
      'FilterDrawer',
      'OfferModal',
    ]),
  );
  const stacked = modal.filter(
    ({ code }) => !code.includes('inline: false') || /Closed: Story = \{ args/.test(code),
  );
  expect(stacked.map(({ file }) => file)).toEqual([]);
});
