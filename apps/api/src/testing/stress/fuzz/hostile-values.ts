import type { Choices } from './random.ts';

/** Strings that are known to break parsers, databases and pages. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  '🦄'.repeat(100),
  'é'.normalize('NFD').repeat(200),
  '%',
  '%00',
  '%zz',
  '%E0%A4',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '\\..\\',
  '//evil.example/',
  'http://evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table orders; --',
  '${7*7}{{7*7}}',
  '{',
  '[',
  '[[[[[[[[[[',
  '{}',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '9'.repeat(400),
  '0x10',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-02-30',
  '9999-12-31',
  '275760-09-13',
  '-000001-01-01T00:00:00Z',
  '0000-00-00',
  'FRA',
  'fr',
  'en',
  'women',
  'a@b.example',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '+33612345678',
  `+${'3'.repeat(300)}`,
  '75002',
  `a${' '.repeat(3_000)}b`,
  'a'.repeat(3_000),
  'a/'.repeat(400),
  '('.repeat(1_000),
  '(,'.repeat(1_500),
  '](/'.repeat(1_000),
  '*_'.repeat(1_000),
  '`'.repeat(2_000),
  '<'.repeat(2_000),
  '\n'.repeat(2_000),
  '- '.repeat(1_000),
  '/shop/?text=robe',
  '/en/shop/women/?price=10-20&sortby=chrono',
] as const;

const NUMBERS = [0, -0, 1, -1, 2, 100, 1.5, -1e-7, 2_147_483_647, -2_147_483_648, 2_147_483_648, 9e15, 1e300];

export const hostileText = ({ pick, chance, some, below }: Choices): string => {
  if (chance(0.75)) return pick(TEXTS);
  return String.fromCharCode(...some(30, () => below(chance(0.5) ? 0x80 : 0x1_0000)));
};

export const hostileNumber = ({ pick, chance, below }: Choices): number =>
  chance(0.7) ? pick(NUMBERS) : below(100_000) - 50_000;

/** Any JSON value, sometimes deeply nested. */
export function hostileValue(choices: Choices, levels = 3): unknown {
  const { pick, chance, some, below } = choices;
  if (levels > 0 && chance(0.3)) {
    if (chance(0.5)) return some(4, () => hostileValue(choices, levels - 1));
    return Object.fromEntries(some(4, () => [hostileText(choices), hostileValue(choices, levels - 1)]));
  }
  if (chance(0.02)) return Array.from({ length: below(3_000) }).reduce((inner: unknown) => [inner], 1);
  return chance(0.5) ? hostileText(choices) : pick([null, true, false, hostileNumber(choices)]);
}
