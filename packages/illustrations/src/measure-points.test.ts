import { describe, expect, test } from 'vitest';
import { KINDS, type Illustration, type Kind, type MeasureName } from './illustration.ts';
import { measurePoints } from './measure-points.ts';

const illustration: Illustration = {
  kind: 'dress',
  view: 'front',
  color: 'rouge',
  material: 'cotton',
  pattern: 'plain',
  decade: 1970,
  defect: 'none',
  place: 'front',
  seed: '4ah6',
  traits: {},
  brand: '',
  size: '38',
};
const MEASURED: Partial<Record<Kind, readonly MeasureName[]>> = {
  dress: ['length', 'bust', 'waist', 'hips'],
  jacket: ['length', 'bust', 'shoulder', 'sleeve'],
  coat: ['length', 'bust', 'shoulder', 'sleeve'],
  jumper: ['length', 'bust', 'shoulder', 'sleeve'],
  shirt: ['length', 'bust', 'shoulder', 'sleeve'],
  tshirt: ['length', 'bust', 'shoulder', 'sleeve'],
  jeans: ['waist', 'hips', 'rise', 'inseam'],
  shorts: ['waist', 'hips', 'rise', 'inseam'],
  skirt: ['waist', 'length', 'hips'],
  bag: ['width', 'height'],
  shoes: ['sole'],
  hat: ['head'],
};
const SEEDS = ['4ah6', '4ah7', '4ah8', '4ah9', '4aha'];

describe('measure points', () => {
  test.each(Object.entries(MEASURED))('of a %s name what its listing measures', (kind, names) => {
    for (const seed of SEEDS)
      expect(Object.keys(measurePoints({ ...illustration, kind: kind as Kind, seed }))).toEqual(
        expect.arrayContaining([...names]),
      );
  });

  test.each(KINDS)('of a %s lie within the picture, away from its edges', (kind) => {
    for (const seed of SEEDS)
      for (const line of Object.values(measurePoints({ ...illustration, kind, seed })))
        for (const share of line.flat()) {
          expect(share).toBeGreaterThan(0.05);
          expect(share).toBeLessThan(0.95);
        }
  });

  test('put the chest above the waist, and the waist above the hips', () => {
    const { bust, waist, hips } = measurePoints(illustration);
    expect(bust![0]![1]).toBeLessThan(waist![0]![1]);
    expect(waist![0]![1]).toBeLessThan(hips![0]![1]);
    expect(bust![0]![0]).toBeLessThan(bust![1]![0]);
  });

  test('follow a long scarf along its turns, and cross it', () => {
    const laid = Array.from({ length: 40 }, (_, i) =>
      measurePoints({
        ...illustration,
        kind: 'scarf',
        material: 'wool',
        traits: { style: 'long' },
        seed: `4a${i}`,
      }),
    ).filter(({ length }) => length !== undefined);
    expect(laid.length).toBeGreaterThan(10);
    for (const { length, width } of laid) {
      expect(length!.length).toBeGreaterThan(2);
      expect(width).toHaveLength(2);
    }
  });

  test('are the same every time, and none on other views', () => {
    expect(measurePoints(illustration)).toEqual(measurePoints({ ...illustration }));
    for (const view of ['back', 'detail', 'label'] as const)
      expect(measurePoints({ ...illustration, view })).toEqual({});
  });
});
