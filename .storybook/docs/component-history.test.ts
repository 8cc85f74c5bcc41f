import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, componentHistory, componentStatuses } from './component-history.ts';

const part = (file: string, removed: string, added: string) =>
  `diff --git a/packages/ui/src/${file} b/packages/ui/src/${file}\n--- a/${file}\n+++ b/${file}\n@@ -1 +1 @@\n-${removed}\n+${added}\n`;
const corners = ["rounded: 'sm'", "rounded: 'md'"] as const;

const LOG = [
  '',
  `2026-11-23\tRound the corners of buttons\n\n${part('button/Button.tsx', ...corners)}${part('button/button.variants.ts', ...corners)}`,
  `2026-11-22\tTest a button\n\n${part('button/Button.test.tsx', ...corners)}${part('button/Button.stories.tsx', ...corners)}`,
  `2026-11-22\tName looks by their usual term\n\n${part('button/Button.tsx', 'const look = {', 'const style = {')}`,
  `2026-11-21\tAdd grid and button\n\n${part('blocks/grid/GridBlock.tsx', '', '<p />')}${part('button/Button.tsx', '', '<p />')}`,
].join('\0');

test('a commit is told once for each folder whose look it changes, the last first', () => {
  expect(Object.fromEntries(changesIn(LOG))).toEqual({
    'packages/ui/src/button': [
      { day: '2026-11-23', subject: 'Round the corners of buttons' },
      { day: '2026-11-21', subject: 'Add grid and button' },
    ],
    'packages/ui/src/blocks/grid': [{ day: '2026-11-21', subject: 'Add grid and button' }],
  });
});

test('without a history nothing is told', () => {
  expect([...changesIn('')]).toEqual([]);
});

// An archive of the sources has no history.
test.runIf(existsSync(new URL('../../.git', import.meta.url)))(
  'changes are found by the titles of stories',
  () => {
    expect(Object.keys(componentHistory())).toEqual(
      expect.arrayContaining(['Controls/Button', 'Layout/Logo']),
    );
  },
);

test('components that are not stable are told by the titles of their stories', () => {
  expect(componentStatuses().new).toContain('Layout/ThemeSwitch');
});
