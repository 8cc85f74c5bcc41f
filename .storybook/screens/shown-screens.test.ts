import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentUses } from '../docs/component-uses.ts';
import { SHOWN_SCREENS } from './shown-screens.ts';

const folder = fileURLToPath(new URL('../../packages/ui/src/screens/', import.meta.url));

test('each screen is told on the page of screens', () => {
  const titles = globSync('*.stories.tsx', { cwd: folder }).map(
    (file) => /^ {2}title: '([^']+)'/m.exec(readFileSync(folder + file, 'utf8'))?.[1],
  );
  expect(Object.keys(SHOWN_SCREENS).toSorted()).toEqual(titles.toSorted());
});

test.each(Object.entries(SHOWN_SCREENS))(
  '%s is laid out with components of its page and of the layout around it',
  (screen, { page, layout }) => {
    const laidOut = Object.entries(componentUses()).filter(([, use]) => use.laidOutIn.includes(screen));
    expect(laidOut.length).toBeGreaterThan(4);
    const foreign = laidOut.filter(([, use]) => !use.pages.includes(page) && !use.layouts.includes(layout));
    expect(foreign.map(([title]) => title)).toEqual([]);
  },
);
