import { expect, test } from 'vitest';
import { movedByKey } from './FocalPoint.tsx';

test('arrow keys move a point by a twentieth, with Shift by a hundredth, and never beyond the edges', () => {
  expect(movedByKey({ x: 500, y: 500 }, 'ArrowLeft', false)).toEqual({ x: 450, y: 500 });
  expect(movedByKey({ x: 500, y: 500 }, 'ArrowDown', true)).toEqual({ x: 500, y: 510 });
  expect(movedByKey({ x: 980, y: 20 }, 'ArrowRight', false)).toEqual({ x: 1000, y: 20 });
  expect(movedByKey({ x: 980, y: 20 }, 'ArrowUp', false)).toEqual({ x: 980, y: 0 });
  expect(movedByKey({ x: 0, y: 0 }, 'Home', false)).toEqual({ x: 500, y: 500 });
  expect(movedByKey({ x: 0, y: 0 }, 'Tab', false)).toBeNull();
});
