import { CellError, type Cells } from './cells.ts';

const NAMES = new Set([
  'length',
  'bust',
  'waist',
  'hips',
  'sleeve',
  'shoulder',
  'inseam',
  'rise',
  'sole',
  'width',
  'height',
  'depth',
  'heel',
  'shaft',
  'head',
  'brim',
  'strap',
  'thigh',
  'hem',
]);
const CENTIMETRES: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54 };
const LONGEST = 500;

/** `length:66cm;bust:118cm` as centimetres by name. */
export function readMeasurements(cells: Cells): { name: string; value: number }[] {
  const parts = cells
    .text('measurements', 500)
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const measures = new Map(parts.map(readMeasure));
  return [...measures].map(([name, value]) => ({ name, value }));
}

function readMeasure(part: string): [name: string, value: number] {
  const [, name = '', number = '', unit = 'cm'] =
    /^([a-z]+)\s*:\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(cm|mm|m|in)?$/i.exec(part) ?? [];
  const value = Number(number.replace(',', '.')) * (CENTIMETRES[unit.toLowerCase()] ?? 1);
  if (!NAMES.has(name.toLowerCase()) || value <= 0 || value > LONGEST)
    throw new CellError('measurements', 'UNREADABLE_MEASURE');
  return [name.toLowerCase(), Math.round(value * 10) / 10];
}
