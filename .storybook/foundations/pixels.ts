import type { Token } from '../../scripts/docs/design-tokens.ts';

const PX_PER_EM = 16;

/** Returns a length in pixels, of `1.5rem`, `43em` or `2px`, for text of 16 px. */
export function inPixels(length: string): number {
  const number = Number.parseFloat(length);
  return length.endsWith('em') ? number * PX_PER_EM : number;
}

const pixels = (length: string) => `${inPixels(length)} px`;

/** Says a value, and the widths of the window from which it is another. */
function byWidth(first: string, at: Token['at'], say: (value: string) => string): string {
  const changes = Object.entries(at).map(([query, value]) => {
    const width = /^min-width: (.+)$/.exec(query)?.[1];
    if (!width) throw new Error(`Unexpected media query: ${query}`);
    return `${say(value)} from ${pixels(width)} on`;
  });
  return [first, ...changes].join(', ');
}

/** Says a length that changes with the width of the window: `16 px, 24 px from 688 px on`. */
export function lengthByWidth({ value, at }: Pick<Token, 'value' | 'at'>): string {
  const { value: number, unit } = value as { value: number; unit: string };
  return byWidth(pixels(`${number}${unit}`), at, pixels);
}

/** Says a number that changes with the width of the window: `1.2, 1.25 from 960 px on`. */
export const numberByWidth = ({ value, at }: Pick<Token, 'value' | 'at'>): string =>
  byWidth(String(value), at, String);

export const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

/** Says a length on a phone and on a wide screen, or once where both are the same. */
export function atBothWidths([narrow, wide]: readonly [number, number]): string {
  const [phone, desktop] = [rounded(narrow), rounded(wide)];
  return phone === desktop ? `${phone} px` : `${phone} px on a phone, ${desktop} px on a wide screen`;
}
