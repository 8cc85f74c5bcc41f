import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages: Record<string, string>[] = [fr, en];

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../**/*.ts', '!../**/*.test.*', '!../**/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const usedIds = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/['"](ui\.[\w-]+\.[\w.]+)['"]/g)].map((match) => match[1]),
  ),
);

test('both languages have the same messages, in the same order and none empty', () => {
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  expect(Object.keys(fr)).toEqual(Object.keys(fr).toSorted());
  expect(messages.flatMap((texts) => Object.values(texts)).filter((text) => text.trim() === '')).toEqual([]);
});

test('the components use exactly the defined messages', () => {
  expect([...usedIds].toSorted()).toEqual(Object.keys(fr));
});
