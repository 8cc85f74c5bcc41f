import type { Color } from './illustration.ts';
import type { Random } from './random.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

const SHADES: Readonly<Record<Color, readonly string[]>> = {
  blanc: ['#F4EFE6', '#EFEBE4', '#F6F1E7'],
  noir: ['#363332', '#323338', '#403B38', '#353736'],
  rouge: ['#B23A30', '#A22D30', '#C24B3B', '#8B2C33', '#B8402C'],
  vert: ['#4E6A45', '#2F5D4B', '#77885A', '#3D6C62', '#5C6E3C', '#8FA37A'],
  rose: ['#D68C90', '#E2AFA8', '#C7647A', '#E8C0B8', '#C98A93'],
  beige: ['#CFB58B', '#C5AA82', '#D9C29C', '#BFA27C'],
  ecru: ['#EADFC8', '#E6D8BD', '#EFE5D2'],
  gris: ['#8B8A88', '#6E7074', '#A5A29D', '#7C7F82'],
  marron: ['#6C4631', '#87593C', '#543729', '#996A47', '#7A4A2F'],
  multicolore: ['#E7D9BE', '#31425C', '#B65A41', '#5C6B4A', '#D9A94E'],
  'bleu-fonce': ['#28395B', '#1F2D48', '#30466D', '#273A50'],
  jaune: ['#DFAF40', '#E6C465', '#D39A30', '#EAD08A'],
  violet: ['#6B4A78', '#836298', '#573B63', '#A189B2', '#7A4463'],
  'bleu-clair': ['#9CB7CE', '#B3C8D8', '#87A8C5', '#A7C2C9'],
  orange: ['#CF7030', '#C55F2D', '#DD8C49', '#D9803A'],
  dore: ['#B6913F', '#C6A353', '#A47E36'],
  'bleu-moyen': ['#4A6E9D', '#5881AA', '#3D6392', '#5577A6'],
  argente: ['#A8ACB0', '#BCBFC1', '#93999F'],
};

const ACCENTS = [
  '#F3E6CF',
  '#E3B23C',
  '#A63D2F',
  '#2B4162',
  '#4C5B3A',
  '#D98F86',
  '#6C4A63',
  '#7FA0B0',
  '#C8702F',
] as const;

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb;
const hex = (color: Rgb): string =>
  `#${color
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from: string, to: string, share: number): string {
  const a = rgb(from);
  const b = rgb(to);
  return hex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
}

export const lightness = (color: string): number => {
  const [red, green, blue] = rgb(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** The painter's darker mix of a colour, towards a warm violet brown rather than black. */
export const shade = (color: string, share = 0.45): string =>
  mix(color, lightness(color) < 0.2 ? '#0B0A0C' : '#2A1A22', share);
export const tint = (color: string, share = 0.4): string => mix(color, '#FFF6E6', share);

export const shadeOf = (color: Color, random: Random): string => random.pick(SHADES[color]);

/** Colours that go on a ground: one that stands out and three that answer it. */
export function accents(ground: string, random: Random): [string, string, string, string] {
  const far = ACCENTS.filter((accent) => Math.abs(lightness(accent) - lightness(ground)) > 0.22);
  const [first, ...rest] = random.shuffle(far.length > 2 ? far : ACCENTS);
  const pale = lightness(ground) < 0.62 ? '#F3E6CF' : first!;
  const others = [...rest, ...random.shuffle(ACCENTS)].filter((accent) => accent !== pale);
  return [pale, others[0]!, others[1]!, others[2]!];
}
