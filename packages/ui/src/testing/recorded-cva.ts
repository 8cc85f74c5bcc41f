import { cva as drawn } from 'class-variance-authority';

export { cx, type VariantProps } from 'class-variance-authority';

type Values = Record<string, unknown>;
type Variants = Record<string, Record<string, string>>;
type Table = { variants?: Variants; defaultVariants?: Values };
type Look = (props?: Values) => string;

const unseen = new Map<unknown, { all: readonly string[]; left: Set<string> }>();

/** The library's own `cva`, which also remembers the variant values that nobody has asked for. */
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

/** Values that a table has and that it was not asked for. */
export const unseenOf = (look: unknown) => [...(unseen.get(look)?.left ?? [])];

/** From here on nothing has been asked for: what one file's stories show, another's must show again. */
export function clearSeen() {
  for (const { all, left } of unseen.values()) for (const value of all) left.add(value);
}
