import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { FIGURES, FIGURE_DRAWINGS, FIGURE_HEIGHT } from './figures.ts';
import { MeasureFigure, namesOnFigure } from './MeasureFigure.tsx';

const labels = (container: HTMLElement) => [...container.querySelectorAll('span')];

test('draws a labelled line for each measure that the figure knows', () => {
  const { container } = renderIn(
    <MeasureFigure figure="trousers" names={['waist', 'biceps', 'inseam']} label={(name) => name} />,
  );
  expect(labels(container).map((label) => label.textContent)).toEqual(['waist', 'inseam']);
  expect(namesOnFigure('trousers', ['toString', 'hips'])).toEqual(['hips']);
});

test('the active measure is marked and drawn last, above the others', () => {
  const { container } = renderIn(
    <MeasureFigure figure="skirt" names={['waist', 'hips']} active="waist" label={(name) => name} />,
  );
  expect(labels(container).map(({ textContent, dataset }) => [textContent, dataset['active']])).toEqual([
    ['hips', undefined],
    ['waist', 'true'],
  ]);
});

test.each(FIGURES)('every line of %s lies within the drawing', (figure) => {
  const { lines, shown = { top: 0, height: FIGURE_HEIGHT } } = FIGURE_DRAWINGS[figure];
  for (const { from, to, at } of Object.values(lines)) {
    for (const [x, y] of [from, to]) {
      expect(Math.abs(x)).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(shown.top);
      expect(y).toBeLessThanOrEqual(shown.top + shown.height);
    }
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
  }
});
