type Place = { zone: number; block: number };

const headingOf = (block: unknown) => {
  const { type, level } = (block ?? {}) as { type?: unknown; level?: unknown };
  return { type, level };
};

/**
 * Returns the positions of additional level-1 headings. A page has one: the insert that begins it, or its first h1
 * title.
 */
export function extraMainHeadings(zones: readonly { blocks: readonly unknown[] }[]): Place[] {
  const blocks = zones.flatMap(({ blocks: zoneBlocks }, zone) =>
    zoneBlocks.map((item, block) => ({ place: { zone, block }, ...headingOf(item) })),
  );
  const main = blocks.filter(
    ({ type, level }, index) =>
      (type === 'title' && level === 'h1') || (type === 'marketingInsert' && index === 0),
  );
  return main.slice(1).map(({ place }) => place);
}
