type Place = { zone: number; block: number };

const headingOf = (block: unknown) => {
  const { type, level } = (block ?? {}) as { type?: unknown; level?: unknown };
  return { type, level };
};

/** Titles that call themselves the page's main heading where it has one: an Insert that begins it, or an earlier title. */
export function extraMainHeadings(zones: readonly { blocks: readonly unknown[] }[]): Place[] {
  const blocks = zones.flatMap(({ blocks: own }, zone) =>
    own.map((given, block) => ({ place: { zone, block }, ...headingOf(given) })),
  );
  const main = blocks.filter(
    ({ type, level }, index) =>
      (type === 'title' && level === 'h1') || (type === 'marketingInsert' && index === 0),
  );
  return main.slice(1).map(({ place }) => place);
}
