import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SHOWN_SCREENS } from './shown-screens.ts';

const folder = fileURLToPath(new URL('../../packages/ui/src/screens/', import.meta.url));

test('each screen is told on the page of screens', () => {
  const titles = globSync('*.stories.tsx', { cwd: folder }).map(
    (file) => /^ {2}title: '([^']+)'/m.exec(readFileSync(folder + file, 'utf8'))?.[1],
  );
  expect(Object.keys(SHOWN_SCREENS).toSorted()).toEqual(titles.toSorted());
});
