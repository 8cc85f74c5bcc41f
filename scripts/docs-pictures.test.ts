import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAX_BYTES, PICTURES } from './docs/pictures/bounds.ts';
import { SCENES } from './docs/pictures/scenes.ts';
import { root } from './root.ts';

const MANUALS = { fr: 'docs/editeurs.md', en: 'docs/editors.md' } as const;

/** Pictures that a document shows, as paths from the root, with the words for those who do not see them. */
const shownIn = (document: string) =>
  [...readFileSync(path.join(root, document), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, alt = '', file = '']) => ({ alt, file: path.join(path.dirname(document), file) }),
  );

const stored = globSync('docs/pictures/**/*.*', { cwd: root });

test('every picture that a document shows exists, has words, and every stored one is shown', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
  const shown = documents.flatMap(shownIn).filter(({ file }) => file.startsWith('docs/pictures/'));
  expect([...new Set(shown.map(({ file }) => file))].toSorted()).toEqual(stored.toSorted());
  expect(shown.filter(({ alt }) => alt === '')).toEqual([]);
});

test.each(['fr', 'en'] as const)('the manual of editors in %s shows each screen once, lightly', (locale) => {
  const folder = `${PICTURES}/${locale}`;
  const shown = shownIn(MANUALS[locale]).map(({ file }) => file);
  expect(shown.toSorted()).toEqual(
    Object.keys(SCENES)
      .map((name) => `${folder}/${name}.webp`)
      .toSorted(),
  );
  for (const file of readdirSync(path.join(root, folder)))
    expect({ file, isLight: statSync(path.join(root, folder, file)).size <= MAX_BYTES }).toEqual({
      file,
      isLight: true,
    });
});
