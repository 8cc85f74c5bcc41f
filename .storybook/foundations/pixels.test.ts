import { expect, test } from 'vitest';
import { atBothWidths, inPixels, lengthByWidth, numberByWidth } from './pixels.ts';

test('lengths are told in pixels', () => {
  expect([inPixels('1.5rem'), inPixels('43em'), inPixels('2px')]).toEqual([24, 688, 2]);
});

test('a length that changes is told with the widths from which it does', () => {
  const value = { value: 1, unit: 'rem' };
  expect(lengthByWidth({ value, at: {} })).toBe('16 px');
  expect(lengthByWidth({ value, at: { 'min-width: 43em': '1.5rem', 'min-width: 60em': '2.5rem' } })).toBe(
    '16 px, 24 px from 688 px on, 40 px from 960 px on',
  );
  expect(() => lengthByWidth({ value, at: { print: '0' } })).toThrow('Unexpected media query: print');
});

test('a length is told on a phone and on a wide screen, to a tenth', () => {
  expect(atBothWidths([39.813, 48.828])).toBe('39.8 px on a phone, 48.8 px on a wide screen');
  expect(atBothWidths([16, 16])).toBe('16 px');
});

test('a number that changes is told in the same way', () => {
  expect(numberByWidth({ value: 1.2, at: { 'min-width: 60em': '1.25' } })).toBe('1.2, 1.25 from 960 px on');
});
