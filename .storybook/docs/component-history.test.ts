import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, componentHistory, componentStatuses } from './component-history.ts';

const LOG = [
  '\0 2026-11-23\tRound the corners of buttons\n\npackages/ui/src/button/Button.tsx\npackages/ui/src/button/button.variants.ts\n',
  '2026-11-22\tTest a button\n\npackages/ui/src/button/Button.test.tsx\n',
  '2026-11-21\tAdd grid and button\n\npackages/ui/src/blocks/grid/GridBlock.tsx\npackages/ui/src/button/Button.tsx\n',
]
  .join('\0')
  .replace('\0 ', '\0');

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
