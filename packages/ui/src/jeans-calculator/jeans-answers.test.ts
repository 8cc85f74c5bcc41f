import { expect, test } from 'vitest';
import {
  heightBounds,
  heightLabels,
  isAnswered,
  noAnswers,
  questionOf,
  toggleColor,
} from './jeans-answers.ts';

test.each([
  [160, 'METRIC', 'fr-FR', '1,60\u00a0m'],
  [160, 'METRIC', 'en-US', '1.60\u00a0m'],
  [160, 'IMPERIAL', 'en-US', '5′3″'],
  [183, 'IMPERIAL', 'en-US', '6′0″'],
] as const)('%i cm is formatted in %s', (cm, system, locale, expected) => {
  expect(heightLabels(cm, system, locale)).toBe(expected);
});

test('each step needs its own answer', () => {
  const questions = ([0, 1, 2, 3, 4] as const).map(questionOf);
  expect(questions).toEqual([1, 1, 2, 3, 4]);
  expect(questions.some((question) => isAnswered(question, noAnswers))).toBe(false);
  const all = {
    size: '38',
    heightRange: '160-165',
    tightness: 'tight',
    colors: ['noir'],
    email: '',
  } as const;
  expect(questions.every((question) => isAnswered(question, all))).toBe(true);
});

test('any colour excludes specific colours', () => {
  expect(toggleColor(['noir', 'blanc'], 'all')).toEqual(['all']);
  expect(toggleColor(['all'], 'noir')).toEqual(['noir']);
  expect(toggleColor(['noir', 'colored'], 'noir')).toEqual(['colored']);
});

test('a range ends where its name says', () => {
  expect([heightBounds('under-155'), heightBounds('165-170'), heightBounds('over-180')]).toEqual([
    { from: null, to: 155 },
    { from: 165, to: 170 },
    { from: 180, to: null },
  ]);
});
