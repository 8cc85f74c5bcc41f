import { expect, test } from 'vitest';
import { labelPlaces, pointAt, type PictureLine } from './label-places.ts';

const across = (name: string, y: number): PictureLine => ({
  name,
  points: [
    [0.3, y],
    [0.7, y],
  ],
});

test('a point is found by its share of the whole length, around corners', () => {
  const points = [
    [0, 0],
    [0.2, 0],
    [0.2, 0.6],
  ] as const;
  expect(pointAt(points, 0)).toEqual([0, 0]);
  expect(pointAt(points, 0.25)[0]).toBeCloseTo(0.2);
  expect(pointAt(points, 0.5)[1]).toBeCloseTo(0.2);
  expect(pointAt(points, 1)[1]).toBeCloseTo(0.6);
});

test('a label stands in the middle of its line when it has room', () => {
  const places = labelPlaces([across('bust', 0.3), across('hips', 0.6)]);
  expect(places.get('bust')).toEqual([0.5, 0.3]);
  expect(places.get('hips')).toEqual([0.5, 0.6]);
});

test('crossing lines keep their labels apart, each on its own line', () => {
  const length: PictureLine = {
    name: 'length',
    points: [
      [0.5, 0.1],
      [0.5, 0.9],
    ],
  };
  const places = labelPlaces([across('bust', 0.5), length]);
  expect(places.get('bust')).toEqual([0.5, 0.5]);
  expect(places.get('length')![0]).toBe(0.5);
  expect(Math.abs(places.get('length')![1] - 0.5)).toBeGreaterThan(0.075);
});

test('a label whose line has no room stands beside it, clear of the others', () => {
  const places = [...labelPlaces(['waist', 'rise', 'hips', 'hem'].map((name) => across(name, 0.2))).values()];
  for (const [at, [x, y]] of places.entries())
    for (const [otherX, otherY] of places.slice(at + 1))
      expect(Math.abs(x - otherX) >= 0.2 || Math.abs(y - otherY) > 0.0749).toBe(true);
  expect(places.some(([, y]) => y !== 0.2)).toBe(true);
});

test('a line of one point, or of none, has a place', () => {
  expect(labelPlaces([{ name: 'bust', points: [[0.4, 0.4]] }]).get('bust')).toEqual([0.4, 0.4]);
  expect(labelPlaces([{ name: 'bust', points: [] }]).get('bust')).toEqual([0.5, 0.5]);
});
