import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Returns the story files whose name has every word, relative to `.storybook`: `button` finds `Button` and `IconButton`.
 * Undefined where no file has them: a word may be that of a story, or of a group.
 */
export function storyFilesWith(words: readonly string[], files = storyFiles()): string[] | undefined {
  if (words.length === 0) return undefined;
  const found = files.filter((file) => {
    const name = plain(path.posix.basename(file, '.stories.tsx'));
    return words.every((word) => name.includes(plain(word)));
  });
  return found.length > 0 ? found.map((file) => `../${file}`) : undefined;
}

const storyFiles = () =>
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
