import source from '../../packages/brand/tokens.json' with { type: 'json' };

type Length = { value: number; unit: string };
type Color = { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string };
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Color };

/** A token in the format of the Design Tokens Community Group. */
export type Token = {
  /** Its group in the file: `color`, `text`. */
  group: string;
  name: string;
  /** Its own type, or that of its group. */
  type: string;
  value: unknown;
  note: string;
  /** How CSS writes it where it computes it. */
  css: string | undefined;
  /** How CSS writes it where a media query holds. */
  at: Readonly<Record<string, string>>;
};

type Entry = {
  $value: unknown;
  $description?: string;
  $extensions?: { 'shop.css'?: { value?: string; at?: Record<string, string> } };
};

/** Beginnings of the custom properties of a group; those of a group without one are not in the style sheet. */
const PREFIXES: Readonly<Record<string, string>> = {
  color: '',
  number: '',
  font: 'font-',
  text: 'text-',
  size: '',
  shadow: 'shadow-',
  duration: '',
  easing: '',
  z: 'z-',
};

const isOwn = ([key]: readonly [string, unknown]) => !key.startsWith('$');

const groups = Object.entries(source).filter(isOwn) as [string, Record<string, Entry | string>][];

/** Every token, in the order of the file. */
export const tokens: readonly Token[] = groups.flatMap(([group, entries]) =>
  (Object.entries(entries).filter(isOwn) as [string, Entry][]).map(([name, entry]) => ({
    group,
    name,
    type: String(entries['$type']),
    value: entry.$value,
    note: entry.$description ?? '',
    css: entry.$extensions?.['shop.css']?.value,
    at: entry.$extensions?.['shop.css']?.at ?? {},
  })),
);

/** The description of a group, if it has one. */
export const groupNote = (group: string) => {
  const entries = groups.find(([name]) => name === group)?.[1];
  return entries?.['$description'] as string | undefined;
};

/** Returns the name of a token's custom property without its dashes; undefined when CSS has none. */
export function propertyOf({ group, name }: Pick<Token, 'group' | 'name'>): string | undefined {
  const prefix = PREFIXES[group];
  return prefix === undefined ? undefined : prefix + name;
}

/** Returns the token of a reference such as `{color.denim}`. */
export function referenced(reference: string): Token {
  const path = /^\{([\w-]+)\.([\w-]+)\}$/.exec(reference);
  const found = tokens.find(({ group, name }) => group === path?.[1] && name === path[2]);
  if (!found) throw new Error(`No design token is named ${reference}`);
  return found;
}

const length = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`);

const color = ({ components, alpha = 1, hex }: Color) =>
  alpha === 1 ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;

const shadow = ({ color: ink, offsetX, offsetY, blur, spread }: Shadow) =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length).join(' ') + ` ${color(ink)}`;

/** Writers of CSS by type of token. */
const WRITERS: Readonly<Record<string, (value: never) => string>> = {
  color,
  number: String,
  dimension: length,
  duration: length,
  fontFamily: (names: string[]) => names.map((name) => (/[A-Z]/.test(name) ? `'${name}'` : name)).join(', '),
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers: Shadow[]) => layers.map(shadow).join(', '),
};

/** Returns a token's value as CSS writes it. */
export function cssValue({ type, value, css }: Token): string {
  if (css !== undefined) return css;
  if (typeof value === 'string') return `var(--${propertyOf(referenced(value))})`;
  const write = WRITERS[type];
  if (!write) throw new Error(`Design tokens of the type ${type} have no form in CSS`);
  return write(value as never);
}
