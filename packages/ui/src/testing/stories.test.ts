import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob(['../**/*.tsx', '!./**']));
const folderOf = (file: string) => file.slice(3, file.lastIndexOf('/'));

/** Parts that only appear within other components, whose stories show them. */
const parts = ['field', 'link', 'navigation', 'provider', 'slot'];

test('every component has a story, except parts of others', () => {
  const documented = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map(folderOf));
  const undocumented = new Set(files.map(folderOf).filter((folder) => !documented.has(folder)));
  expect([...undocumented].toSorted()).toEqual(parts);
});
