import { expect, test } from 'vitest';
import { firstOfMonth } from './first-of-month.ts';

const inWords = (tag: string, day: number) =>
  firstOfMonth(
    new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2026, 11, day, 10, 1),
    ),
    tag,
  );

test.each([
  ['fr-FR', 1, 'mardi 1er décembre 2026 à 10:01'],
  ['fr-FR', 11, 'vendredi 11 décembre 2026 à 10:01'],
  ['fr-FR', 21, 'lundi 21 décembre 2026 à 10:01'],
  ['en-GB', 1, 'Tuesday, 1 December 2026 at 10:01'],
])('in %s the day %i is written %j', (tag, day, words) => expect(inWords(tag, day)).toBe(words));
