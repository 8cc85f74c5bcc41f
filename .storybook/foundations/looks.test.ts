import { expect, test } from 'vitest';
import { lookOf } from './looks.ts';

test('colours are told for each state, by the names of their tokens', () => {
  expect(
    lookOf(
      'rounded border text-sm border-line bg-ecru/90 text-ink hover:bg-ink disabled:text-muted min-h-13',
    ),
  ).toEqual({
    rest: 'border line, background ecru at 90 %, text ink',
    hover: 'background ink',
    disabled: 'text muted',
    height: 52,
  });
});

test('what is see-through is no colour, and what grows has no height', () => {
  expect(lookOf('bg-transparent text-center')).toEqual({
    rest: '',
    hover: '',
    disabled: '',
    height: undefined,
  });
});
