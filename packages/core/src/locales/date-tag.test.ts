import { expect, test } from 'vitest';
import { LOCALE_TAGS } from '../constants.ts';
import { dateTagOf } from './date-tag.ts';

test.each([
  [LOCALE_TAGS.fr, '27 novembre 2026 à 14:05'],
  [LOCALE_TAGS.en, '27 November 2026 at 14:05'],
])('days in words begin with the day: %s', (tag, words) => {
  const moments = new Intl.DateTimeFormat(dateTagOf(tag), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/Paris',
  });
  expect(moments.format(new Date('2026-11-27T13:05:00Z'))).toBe(words);
});
