import { expect, test } from 'vitest';
import { evenScale, moveEnd, scaleOf, typedNumber } from './range.ts';

const bounds = { min: 0, max: 200 };

test('an end is limited to its bound', () => {
  expect(moveEnd([10, 180], 'low', -5, bounds)).toEqual([0, 180]);
  expect(moveEnd([10, 180], 'high', 201, bounds)).toEqual([10, 200]);
});

test('an end is limited by the other end', () => {
  expect(moveEnd([10, 180], 'low', 190, bounds)).toEqual([180, 180]);
  expect(moveEnd([10, 180], 'high', 9, bounds)).toEqual([10, 10]);
});

test.each([
  ['180', 180],
  ['180 €', 180],
  ['€1,200', 1200],
  ['1 200', 1200],
  ['', null],
  ['cher', null],
])('parses « %s » as %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test('on a scale of edges every slice has as many positions, and every position its value back', () => {
  const { last, positionOf, valueAt } = scaleOf([0, 10, 20, 100, 1000]);
  expect(last).toBe(40);
  expect([0, 10, 20, 30, 40].map(valueAt)).toEqual([0, 10, 20, 100, 1000]);
  expect(valueAt(25)).toBe(60);
  for (let position = 0; position <= last; position += 1)
    expect(positionOf(valueAt(position))).toBe(position);
  expect(positionOf(1000)).toBe(last);
});

test('on an even scale every value is a position', () => {
  const { last, positionOf, valueAt } = evenScale(bounds);
  expect([last, positionOf(150), valueAt(150)]).toEqual([200, 150, 150]);
  expect(evenScale({ min: 30, max: 60 }).positionOf(30)).toBe(0);
});
