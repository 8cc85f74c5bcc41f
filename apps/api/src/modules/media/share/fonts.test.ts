import { expect, test } from 'vitest';
import { breakLines, drawable, FONTS, outline, type Setting, widthOf } from './fonts.ts';

const setting: Setting = { face: FONTS.display, size: 54 };
const WIDTH = 600;

test('characters that the font lacks lose their accents or are dropped', () => {
  expect(drawable(FONTS.display, '  Écharpe\u202fœuvre 45,00\u00a0€ ')).toBe('Écharpe œuvre 45,00 €');
  expect(drawable(FONTS.display, 'Ča va 服 😀')).toBe('Ca va  ');
});

test.each([
  ['Robe', 1, true],
  ['Robe longue en viscose imprimée', 2, true],
  ['Une robe longue en viscose imprimée de petites fleurs des champs, années soixante-dix', 3, false],
  ['x'.repeat(200), 1, false],
])('“%s” takes %d of three lines', (name, count, isWhole) => {
  const found = breakLines(name, setting, { width: WIDTH, most: 3 });
  expect([found.lines.length, found.isWhole]).toEqual([count, isWhole]);
  for (const line of found.lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(WIDTH);
  expect(found.lines.at(-1)?.endsWith('…')).toBe(!isWhole);
});

test('a line is drawn from its start, on its baseline, as wide as it was measured', () => {
  const numbers = (outline('HHH', setting, 100, 200).match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...xs)).toBeLessThanOrEqual(100 + widthOf('HHH', setting));
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeCloseTo(200, 0);
});
