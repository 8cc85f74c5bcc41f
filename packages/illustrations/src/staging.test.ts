import { describe, expect, test } from 'vitest';
import { CANVAS_SIZE } from './canvas-size.ts';
import { composed } from './composed.ts';
import { boundsOf } from './geometry.ts';
import { contrast } from './ground.ts';
import { COLORS, KINDS, type Illustration } from './illustration.ts';
import { placed } from './placement.ts';

const illustration: Illustration = {
  kind: 'jumper',
  view: 'front',
  color: 'rouge',
  material: 'wool',
  pattern: 'plain',
  decade: 1970,
  defect: 'none',
  place: 'front',
  seed: '4ah6',
  traits: {},
  brand: '',
  size: '38',
};
/** Listings one after the other, as many as it takes for each pose to come up. */
const SEEDS = Array.from({ length: 15 }, (_, i) => (200_010 + i).toString(36));

describe('staging', () => {
  test.each(KINDS)('keeps a %s whole and away from the edges', (kind) => {
    for (const seed of SEEDS)
      for (const view of ['front', 'back'] as const) {
        const { canvas, placement } = composed({ ...illustration, kind, seed, view });
        for (const point of canvas.reach) {
          const [x, y] = placed(placement, point);
          expect(x).toBeGreaterThan(CANVAS_SIZE.width * 0.06);
          expect(x).toBeLessThan(CANVAS_SIZE.width * 0.94);
          expect(y).toBeGreaterThan(CANVAS_SIZE.height * 0.05);
          expect(y).toBeLessThan(CANVAS_SIZE.height * 0.95);
        }
      }
  });

  test.each(COLORS)('chooses a ground on which %s stands out', (color) => {
    for (const seed of SEEDS) {
      const { canvas, ground } = composed({ ...illustration, color, seed });
      expect(contrast(ground.color, canvas.base)).toBeGreaterThan(0.15);
    }
  });

  test('gives neighbours another cloth and another wash', () => {
    const grounds = SEEDS.map((seed) => composed({ ...illustration, seed }).ground);
    for (const [index, ground] of grounds.slice(1).entries()) {
      expect(ground.name).not.toBe(grounds[index]!.name);
      expect(ground.color).not.toBe(grounds[index]!.color);
    }
    expect(new Set(grounds.map(({ name }) => name)).size).toBe(4);
  });

  test('folds some tops for their third picture, and none whose flaw has to be seen', () => {
    const folded = (defect: Illustration['defect']) =>
      SEEDS.filter((seed) => composed({ ...illustration, view: 'detail', defect, seed }).whole);
    expect(folded('none').length).toBeGreaterThan(0);
    expect(folded('none').length).toBeLessThan(SEEDS.length);
    expect(folded('hole')).toEqual([]);
  });

  test('folds some trousers for their third picture, and none whose flaw has to be seen', () => {
    const trousers = { ...illustration, kind: 'jeans', material: 'denim', view: 'detail' } as const;
    const folded = (defect: Illustration['defect']) =>
      SEEDS.filter((seed) => composed({ ...trousers, defect, seed }).whole);
    expect(folded('none').length).toBeGreaterThan(0);
    expect(folded('none').length).toBeLessThan(SEEDS.length);
    expect(folded('stain')).toEqual([]);
  });

  test.each(['trainer', 'loafer', 'ankle', 'tall'])(
    'puts pairs of the style %s in several poses',
    (style) => {
      const reaches = SEEDS.map((seed) => {
        const { canvas } = composed({
          ...illustration,
          kind: 'shoes',
          material: 'leather',
          traits: { style },
          seed,
        });
        const [left, top, right, bottom] = boundsOf(canvas.reach);
        return Math.round(((right - left) / (bottom - top)) * 8);
      });
      expect(new Set(reaches).size).toBeGreaterThan(2);
    },
  );
});
