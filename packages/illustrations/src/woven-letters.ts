/**
 * An alphabet of strokes on a 10 by 14 grid, for labels that are woven rather than printed. Drawn here so that an illustration
 * needs no font file and looks the same on every machine.
 */
const STROKES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [10, 'M0 14L5 0L10 14M1.8 9H8.2'],
  B: [8.5, 'M0 0V14M0 0H4.5C9 0 9 6.6 4.5 6.6H0M4.5 6.6C10 6.6 10 14 4.500 14H0'],
  C: [10, 'M10 2.5C6 -2 0 0.500 0 7C0 13.500 6 16 10 11.500'],
  D: [9.5, 'M0 0V14M0 0H3.5C11.500 0 11.500 14 3.500 14H0'],
  E: [7.5, 'M7.500 0H0V14H7.500M0 6.700H6'],
  F: [7.5, 'M7.500 0H0V14M0 6.800H6'],
  G: [10.5, 'M10 2.500C6 -2 0 0.500 0 7C0 13.500 6 16 10 11.500V7.500H6.500'],
  H: [9, 'M0 0V14M9 0V14M0 6.800H9'],
  I: [1, 'M0.500 0V14'],
  J: [6, 'M6 0V10C6 15 0 15 0 11'],
  K: [8.5, 'M0 0V14M8.500 0L0 8M3.200 5.200L9 14'],
  L: [7, 'M0 0V14H7'],
  M: [11, 'M0 14L1 0L5.500 10L10 0L11 14'],
  N: [9.5, 'M0 14V0L9.500 14V0'],
  O: [11, 'M5.500 0C-1.800 0 -1.800 14 5.500 14C12.800 14 12.800 0 5.500 0'],
  P: [8, 'M0 14V0H4C9.500 0 9.500 7.600 4 7.600H0'],
  Q: [11, 'M5.500 0C-1.800 0 -1.800 14 5.500 14C12.800 14 12.800 0 5.500 0M7 10.500L11 15'],
  R: [8.5, 'M0 14V0H4C9.500 0 9.500 7.300 4 7.300H0M4.200 7.300L8.500 14'],
  S: [8, 'M7.600 1.800C5 -1.200 0.300 0 0.500 3.600C0.700 7.600 8 6.200 8 10.600C8 14.800 2.500 15.200 0 12'],
  T: [9, 'M0 0H9M4.500 0V14'],
  U: [9, 'M0 0V9C0 15.600 9 15.600 9 9V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [14, 'M0 0L3.500 14L7 2L10.500 14L14 0'],
  X: [9, 'M0 0L9 14M9 0L0 14'],
  Y: [9, 'M0 0L4.500 7L9 0M4.500 7V14'],
  Z: [8.5, 'M0 0H8.500L0 14H8.500'],
  0: [8, 'M4 0C-1.300 0 -1.300 14 4 14C9.300 14 9.300 0 4 0'],
  1: [3.5, 'M0 2.500L3 0V14'],
  2: [7.5, 'M0.300 3C1 -1.200 7.300 -1 7.300 3.300C7.300 6.500 3 9 0 14H7.500'],
  3: [
    7.5,
    'M0.300 1.800C3 -1.200 7.200 0 7.200 3.300C7.200 6 4.600 6.700 3 6.700C5 6.700 7.600 7.500 7.600 10.400C7.600 14.500 2.500 15 0 12.200',
  ],
  4: [8, 'M6 14V0L0 9.500H8'],
  5: [7.5, 'M7 0H1L0.500 6.200C3 4.500 7.500 5.500 7.500 9.600C7.500 14.300 2.500 15.200 0 12.400'],
  6: [8, 'M7 1C3.500 -1.200 0 3 0 9C0 15.500 8 15.500 8 9.600C8 4.600 1.500 4.400 0.300 8.600'],
  7: [7.5, 'M0 0H7.500L2.500 14'],
  8: [8, 'M4 6.500C0 6 0 0 4 0C8 0 8 6 4 6.500C-1 7 -1 14 4 14C9 14 9 7 4 6.500'],
  9: [8, 'M1 13C4.500 15.200 8 11 8 5C8 -1.500 0 -1.500 0 4.400C0 9.400 6.500 9.600 7.700 5.400'],
  '.': [1, 'M0.500 13V14'],
  '’': [1.5, 'M1.200 0L0.300 3'],
  "'": [1.5, 'M1.200 0L0.300 3'],
  '-': [5, 'M0 8H5'],
  '&': [
    10,
    'M10 14L2.500 4C0.800 1.200 3 0 4.500 0C7 0 7.500 3.500 4 5.600C-2 9 0 14 4 14C7.500 14 9.500 11 9.800 7.500',
  ],
  '%': [9, 'M9 0L0 14M2 0.500V3M7 11V13.500'],
  '°': [3, 'M1.500 0C-0.400 0 -0.400 3 1.500 3C3.400 3 3.400 0 1.500 0'],
  '/': [6, 'M6 -1L0 15'],
};
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'M2 -4.500L5 -2',
  '\u0301': 'M7 -4.500L4 -2',
  '\u0302': 'M2 -2L4.500 -4.500L7 -2',
  '\u0308': 'M2.500 -3V-2.500M6.500 -3V-2.500',
  '\u0327': 'M5.500 14L4.500 17.500',
};

export interface Lettering {
  /** Height of a capital. */
  size: number;
  /** Gap between letters, in grid units. */
  space: number;
  /** Degrees of lean. */
  lean?: number;
}

/** The path of a text and how wide it is, its first letter's top left corner at the origin. */
export function lettered(
  text: string,
  { size, space, lean = 0 }: Lettering,
): { path: string; width: number } {
  const scale = size / 14;
  const slant = Math.tan((lean * Math.PI) / 180);
  let x = 0;
  let path = '';
  const put = (d: string, left: number) => {
    for (const [, letter, rest] of d.matchAll(/([MLCHV])([^MLCHV]*)/g)) {
      const numbers = (rest?.match(/-?[\d.]+/g) ?? []).map(Number);
      path += place(letter!, numbers, left);
    }
  };
  let [penX, penY] = [0, 0];
  const coordinates = (px: number, py: number) =>
    `${((px + (14 - py) * slant) * scale).toFixed(1)} ${(py * scale).toFixed(1)}`;
  const place = (letter: string, numbers: readonly number[], left: number): string => {
    if (letter === 'H') [penX] = [numbers[0]! + left];
    else if (letter === 'V') [penY] = [numbers[0]!];
    else [penX, penY] = [numbers.at(-2)! + left, numbers.at(-1)!];
    if (letter === 'H' || letter === 'V') return `L${coordinates(penX, penY)}`;
    const points: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push(coordinates(numbers[i]! + left, numbers[i + 1]!));
    return `${letter}${points.join(' ')}`;
  };
  for (const char of text.toUpperCase().normalize('NFD')) {
    const accent = ACCENTS[char];
    const glyph = STROKES[char];
    if (accent) put(accent, x - space - 9);
    else if (glyph) {
      put(glyph[1], x);
      x += glyph[0] + space;
    } else x += 4 + space;
  }
  return { path, width: Math.max(0, x - space) * scale };
}
