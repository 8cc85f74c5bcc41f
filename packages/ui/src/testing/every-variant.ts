import { afterAll, beforeAll } from 'vitest';
import { clearSeen, unseenOf } from './recorded-cva.ts';

const tables = import.meta.glob<Record<string, unknown>>('../**/*.variants.ts');

// A false boolean variant is the default, which every other story shows.
const isAbsence = (value: string) => value.endsWith(': false');

beforeAll(clearSeen);
afterAll(
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to find the fixtures of a hook
  async ({}, suite) => {
    const { file } = suite;
    const isComplete = file.tasks.every(({ mode, result }) => mode === 'run' && result?.state === 'pass');
    if (!isComplete || !file.name.endsWith('.stories.tsx')) return;
    const folder = file.name.slice(file.name.indexOf('src/') + 4, file.name.lastIndexOf('/'));
    const own = Object.entries(tables).filter(([path]) => path.slice(3, path.lastIndexOf('/')) === folder);
    const looks = await Promise.all(own.map(([, load]) => load()));
    const unseen = looks.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, look]) => unseenOf(look).map((value) => `${name}, ${value}`)),
    );
    const missing = unseen.filter((value) => !isAbsence(value));
    if (missing.length > 0) throw new Error(`No story of ${folder} shows: ${missing.join('; ')}`);
  },
);
