import { describe, expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { parseAddress } from './illustration.ts';
import { spline3, Scene, steps, spline, type Surface } from './solid.ts';

const canvas = () => new Canvas(parseAddress('bag/front/rouge/leather/plain/1970/none-front/4ah6/-/-/-'));
/** An upright drum, seen around from its right. */
const drum: Surface = (u, v) => [60 * Math.cos(u * 2 * Math.PI), 60 * Math.sin(u * 2 * Math.PI), 100 * v];

describe('a scene', () => {
  test('puts what is nearer lower and what is higher above', () => {
    const scene = new Scene(canvas(), 30, [256, 400]);
    expect(scene.at([0, 50, 0])[1]).toBeGreaterThan(scene.at([0, -50, 0])[1]);
    expect(scene.at([0, 0, 100])[1]).toBeLessThan(scene.at([0, 0, 0])[1]);
  });

  test('shows a line on a surface only where it faces the camera', () => {
    const scene = new Scene(canvas(), 20, [256, 400]);
    const [run, ...others] = scene.along(
      drum,
      steps(40).map((u) => [u, 0.5]),
    );
    expect(others).toEqual([]);
    expect(run!.length).toBeGreaterThan(17);
    expect(run!.length).toBeLessThan(24);
  });
});

describe('a smooth curve', () => {
  test('goes through its knots and keeps its ends beyond them', () => {
    const curve = spline([
      [0, 2],
      [1, 5],
      [3, 1],
    ]);
    expect([-1, 0, 1, 3, 4].map(curve)).toEqual([2, 2, 5, 1, 1]);
  });

  test('in space begins and ends where it is told', () => {
    const curve = spline3([
      [0, 0, 0],
      [4, 2, 9],
      [8, 1, 3],
    ]);
    expect([curve[0], curve.at(-1)]).toEqual([
      [0, 0, 0],
      [8, 1, 3],
    ]);
  });
});
