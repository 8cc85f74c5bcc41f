import { cva as drawn } from 'class-variance-authority';

export { cx, type VariantProps } from 'class-variance-authority';

type Values = Record<string, unknown>;
type Variants = Record<string, Record<string, string>>;
type Table = { variants?: Variants; defaultVariants?: Values };
type Look = (props?: Values) => string;

const unseen = new Map<unknown, { all: readonly string[]; left: Set<string> }>();

/** Wraps the library's `cva` and records which variant values were not used. */
export function cva(base: string | string[], table: Table = {}): Look {
  const look = drawn(base, table as Parameters<typeof drawn<Variants>>[1]) as Look;
  const { variants = {}, defaultVariants = {} } = table;
  const all = Object.entries(variants).flatMap(([name, values]) =>
    Object.keys(values).map((value) => `${name}: ${value}`),
  );
  const left = new Set(all);
  const recorded: Look = (props = {}) => {
    for (const name of Object.keys(variants))
      left.delete(`${name}: ${String(props[name] ?? defaultVariants[name])}`);
    return look(props);
  };
  unseen.set(recorded, { all, left });
  return recorded;
}

/** Returns the values of a table that were not used. */
export const unseenOf = (look: unknown) => [...(unseen.get(look)?.left ?? [])];

/** Resets the record, because the stories of each file must show every value themselves. */
export function clearSeen() {
  for (const { all, left } of unseen.values()) for (const value of all) left.add(value);
}
