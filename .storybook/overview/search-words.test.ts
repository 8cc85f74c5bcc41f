import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { addSearchWords, FOUNDATION_WORDS } from './search-words.ts';

const page = (title: string, importPath: string, anchors: { id: string; title: string }[] = []) => ({
  id: title,
  name: 'Docs',
  type: 'docs' as const,
  title,
  importPath,
  storiesImports: [],
  anchors,
});

/** The words of pages once they are added. */
function wordsOf(...pages: ReturnType<typeof page>[]) {
  const index: StoryIndex = { v: 5, entries: Object.fromEntries(pages.map((entry) => [entry.title, entry])) };
  addSearchWords(index);
  return pages.map(({ anchors }) => anchors.map(({ title }) => title));
}

test('a component is found by the names that other systems have for it, and its stories not once more', () => {
  const [dialog, toast] = wordsOf(
    page('Controls/Dialog', './Dialog.stories.tsx', [{ id: 'anchor--closed', title: 'Closed' }]),
    page('Controls/Toast', './Toast.stories.tsx'),
  );
  expect(dialog).toContain('Modal');
  expect(dialog).not.toContain('Closed');
  expect(toast).toContain('Snackbar');
});

test('what the shop does not have is found on the page that says what to take instead', () => {
  expect(wordsOf(page('Introduction/Which component', './ComponentChooser.mdx'))[0]).toContain('Tooltip');
});

test('words are added once, beside the headings of a page', () => {
  const foundations = page('Introduction/Foundations', './Foundations.mdx', [
    { id: 'icons', title: 'Icons' },
  ]);
  wordsOf(foundations);
  const [words = []] = wordsOf(foundations);
  expect(words).toContain('Icons');
  expect(words.filter((word) => word === 'Elevation')).toEqual(['Elevation']);
});

test('words of Foundations lead to headings that it has', () => {
  const source = readFileSync(new URL('../Foundations.mdx', import.meta.url), 'utf8');
  const ids = new Set(
    [...source.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  expect(Object.keys(FOUNDATION_WORDS).filter((id) => !ids.has(id))).toEqual([]);
});
