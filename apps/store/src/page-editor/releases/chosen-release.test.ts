import { expect, test } from 'vitest';
import { chosenRelease } from './chosen-release.ts';

const open = [{ id: 'spring' }, { id: 'autumn' }];

test('before anything is picked it is the release of last time, or the first', () => {
  expect(chosenRelease(open, null, 'autumn')).toBe('autumn');
  expect(chosenRelease(open, null, 'published')).toBe('spring');
  expect(chosenRelease([], null, 'autumn')).toBe('');
});

test('it is what was picked, a new one too', () => {
  expect(chosenRelease(open, 'spring', 'autumn')).toBe('spring');
  expect(chosenRelease(open, '', 'autumn')).toBe('');
});

test('a release that is no longer open is picked no more', () => {
  expect(chosenRelease(open, 'published', 'autumn')).toBe('autumn');
  expect(chosenRelease([], 'published', 'published')).toBe('');
});
