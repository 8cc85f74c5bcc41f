type Named = { slug: string; name: string };

/**
 * Returns the values of a list, with what they are below in the names that several of them have.
 *
 * @example namedApart([women, men, coatsOfWomen, coatsOfMen]) // « Femme », « Homme », « Manteaux · Femme », « Manteaux · Homme »
 */
export function namedApart<Value extends Named>(values: readonly Value[]): Value[] {
  const bySlug = new Map(values.map(({ slug, name }) => [slug, name]));
  const count = Map.groupBy(values, ({ name }) => name);
  return values.map((value) => {
    if (count.get(value.name)?.length === 1) return value;
    const steps = value.slug.split('/');
    const above = steps.slice(1).flatMap((_, place) => bySlug.get(steps.slice(0, place + 1).join('/')) ?? []);
    return { ...value, name: [value.name, ...above.toReversed()].join(' · ') };
  });
}
