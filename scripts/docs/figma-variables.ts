import { cssValue, propertyOf, referenced, tokens, type Token } from './design-tokens.ts';

/** Widths that the variables have a mode for, in em as the media queries. */
export const FIGMA_MODES = { phone: 20, desktop: 90 } as const;
export type FigmaMode = keyof typeof FIGMA_MODES;

/** Groups that Figma has variables for. It has none for shadows and easings, and draws no layers or durations. */
const GROUPS = new Set(['color', 'dark', 'contrast', 'contrast-dark', 'number', 'font', 'text', 'size']);
const PX_PER_REM = 16;

/** Returns how CSS writes a token at a width. */
function writtenAt(token: Token, width: number): string {
  const wider = Object.entries(token.at)
    .map(([query, value]) => [Number(/^min-width: ([\d.]+)em$/.exec(query)?.[1] ?? Infinity), value] as const)
    .filter(([from]) => from <= width)
    .toSorted(([one], [other]) => one - other);
  return wider.at(-1)?.[1] ?? cssValue(token);
}

/** Computes what the custom properties compute at a width: lengths in pixels, and ratios. */
function compute(css: string, width: number): number {
  const inner = /^(?:calc)?\((.+)\)$/.exec(css)?.[1];
  if (inner !== undefined) return compute(inner, width);
  const most = /^max\(([^,]+), (.+)\)$/.exec(css);
  if (most) return Math.max(compute(most[1] ?? '', width), compute(most[2] ?? '', width));
  const sum = /^(.+) ([*/]) (.+)$/.exec(css);
  if (sum) {
    const [left, right] = [compute(sum[1] ?? '', width), compute(sum[3] ?? '', width)];
    return sum[2] === '*' ? left * right : left / right;
  }
  const property = /^var\(--([\w-]+)\)$/.exec(css)?.[1];
  if (property) {
    const token = tokens.find((each) => propertyOf(each) === property);
    if (!token) throw new Error(`No design token is written --${property}`);
    return compute(writtenAt(token, width), width);
  }
  const number = /^([\d.]+)(rem|px)?$/.exec(css);
  if (!number) throw new Error(`${css} is no length or ratio that can be computed`);
  return Number(number[1]) * (number[2] === 'rem' ? PX_PER_REM : 1);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Returns a token's value in a mode, as the import of variables reads it: lengths in pixels, one font family. */
function valueIn(token: Token, width: number): unknown {
  if (token.type === 'color') return token.value;
  if (token.type === 'fontFamily') return (token.value as string[])[0];
  const value = rounded(compute(writtenAt(token, width), width));
  return token.type === 'dimension' ? { value, unit: 'px' } : value;
}

/** Returns a mode's file of design tokens, which Figma imports as variables. */
export function figmaVariables(mode: FigmaMode): string {
  const file: Record<string, Record<string, unknown>> = {};
  for (const token of tokens.filter(({ group }) => GROUPS.has(group))) {
    // A reference keeps its name in Figma, and must name a variable.
    if (typeof token.value === 'string') referenced(token.value);
    const group = (file[token.group] ??= { $type: token.type });
    group[token.name] = {
      $value: valueIn(token, FIGMA_MODES[mode]),
      ...(token.note ? { $description: token.note } : {}),
    };
  }
  return `${JSON.stringify(file, null, 2)}\n`;
}
