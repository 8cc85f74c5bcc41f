import desktop from '../../packages/ui/figma/desktop.tokens.json' with { type: 'json' };
import phone from '../../packages/ui/figma/phone.tokens.json' with { type: 'json' };
import { cssValue, propertyOf, tokens, type Token } from '../../scripts/docs/design-tokens.ts';
import { hexOf } from './contrast.ts';

/** A token as the page lists it. */
export type ListedToken = {
  /** `color.paper`, its path in the file of tokens. */
  id: string;
  group: string;
  name: string;
  note: string;
  /** How CSS writes it. */
  written: string;
  /** Its custom property; none for what no style sheet has. */
  property: string | undefined;
  /** Its colour, if it is an opaque one. */
  hex: string | null;
  /** Its length in pixels at 320 px and at 1440 px, if it is one. */
  pixels: readonly [number, number] | null;
};

type Variables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const pixelsIn = (file: Variables, { group, name }: Token) => {
  const value = (file[group]?.[name] as { $value?: unknown } | undefined)?.$value;
  return typeof value === 'object' && value !== null && 'unit' in value && 'value' in value
    ? Number(value.value)
    : null;
};

export const listedTokens: readonly ListedToken[] = tokens.map((token) => {
  const [narrow, wide] = [pixelsIn(phone, token), pixelsIn(desktop, token)];
  const written = cssValue(token);
  return {
    id: `${token.group}.${token.name}`,
    group: token.group,
    name: token.name,
    note: token.note,
    written,
    property: propertyOf(token),
    hex: token.type === 'color' ? hexOf(written) : null,
    pixels: narrow === null || wide === null ? null : [narrow, wide],
  };
});

const PX_PER_REM = 16;

/** Returns a length in pixels: of `16px`, `16 px`, `1rem` or `16`; null for anything else. */
function lengthOf(text: string): number | null {
  const [, number, unit] = /^(\d*\.?\d+) ?(px|rem)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'rem' ? PX_PER_REM : 1);
}

/** Half a pixel: designs round what the scale computes. */
const NEAR = 0.5;

/** Returns the tokens that have a value, or whose name or value contains a text; all for an empty one. */
export function findTokens(query: string, all: readonly ListedToken[] = listedTokens): ListedToken[] {
  const text = query.trim().toLowerCase();
  const hex = hexOf(/^[\da-f]{6}$/.test(text) ? `#${text}` : text);
  if (hex) return all.filter((token) => token.hex?.toLowerCase() === hex);
  const length = lengthOf(text);
  if (length !== null)
    return all.filter(
      ({ pixels, written }) =>
        pixels?.some((pixel) => Math.abs(pixel - length) <= NEAR) === true || written === text,
    );
  return all.filter(({ id, written }) => id.includes(text) || written.toLowerCase().includes(text));
}
