export const MEASURE_NAMES = [
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
];
const NAMES = new Set(MEASURE_NAMES);
const CENTIMETRES: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54 };
const MAX_CENTIMETRES = 500;

/** Reads `bust:118cm` as a name and centimetres, rounded to the millimetre; null when it is not a measurement. */
export function parseMeasure(part: string): [name: string, centimetres: number] | null {
  const [, name = '', digits = '', unit = 'cm'] =
    /^([a-z]+)\s*:\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(cm|mm|m|in)?$/i.exec(part) ?? [];
  const value = Number(digits.replace(',', '.')) * (CENTIMETRES[unit.toLowerCase()] ?? 1);
  if (!NAMES.has(name.toLowerCase()) || value <= 0 || value > MAX_CENTIMETRES) return null;
  return [name.toLowerCase(), Math.round(value * 10) / 10];
}
