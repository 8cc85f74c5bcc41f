import { expect, test } from 'vitest';
import { findTokens } from './find-tokens.ts';

const idsOf = (query: string) => findTokens(query).map(({ id }) => id);

test('a colour is found by its value, short or long, in capitals or not, with or without a sign', () => {
  expect(['#A63D2F', 'a63d2f', ' #a63d2f '].map(idsOf)).toEqual([
    ['color.garance', 'color.garance-fill'],
    ['color.garance', 'color.garance-fill'],
    ['color.garance', 'color.garance-fill'],
  ]);
  expect(idsOf('#fff')).toEqual([
    'color.surface',
    'contrast.paper',
    'contrast.on-fill',
    'contrast-dark.ink',
    'contrast-dark.on-fill',
  ]);
  expect(idsOf('#123456')).toEqual([]);
});

test('a length is found in pixels or rem, at the width of a phone or of a desktop', () => {
  expect(idsOf('40px')).toEqual(expect.arrayContaining(['size.gutter']));
  expect(idsOf('1.25rem')).toEqual(['text.lg']);
  expect(idsOf('31')).toEqual(['text.2xl']);
  expect(idsOf('31px')).toEqual(['text.2xl']);
});

test('a layer, a time and a curve are found as they are written', () => {
  expect(idsOf('50')).toContain('z.dialog');
  expect(idsOf('160ms')).toEqual(['duration.motion']);
  expect(idsOf('cubic-bezier')).toEqual(['easing.ease']);
});

test('a part of a name finds what has it, no text finds everything', () => {
  expect(idsOf('color.garance')).toEqual(['color.garance', 'color.garance-fill', 'color.garance-deep']);
  expect(idsOf('').length).toBeGreaterThan(40);
});
