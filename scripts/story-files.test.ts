import { expect, test } from 'vitest';
import { storyFilesWith } from './visual/story-files.ts';

const files = [
  'packages/ui/src/button/Button.stories.tsx',
  'packages/ui/src/icon-button/IconButton.stories.tsx',
  'packages/ui/src/text-field/TextField.stories.tsx',
];

test('a word finds the story files that it is in the name of', () => {
  expect(storyFilesWith(['button'], files)).toEqual([
    '../packages/ui/src/button/Button.stories.tsx',
    '../packages/ui/src/icon-button/IconButton.stories.tsx',
  ]);
  expect(storyFilesWith(['text-field'], files)).toEqual([
    '../packages/ui/src/text-field/TextField.stories.tsx',
  ]);
});

test('all stories are needed for no word, and for one that is in no name', () => {
  expect(storyFilesWith([], files)).toBeUndefined();
  expect(storyFilesWith(['stepped-aside'], files)).toBeUndefined();
});
