/** A value of a filter with its number of products. */
export type FacetOption = {
  slug: string;
  name: string;
  count: number;
  selected: boolean;
};

export type ColorOption = FacetOption & {
  /** Colour of the swatch, `#A63D2F`. */
  hex: string;
};

type Group<Kind extends string, Option> = {
  kind: Kind;
  /** URL parameter of the filter: `brands`, `colors`. */
  id: string;
  title: string;
  options: readonly Option[];
  /** Explanation of the filter's terms. */
  hint?: string;
  /** True when search engines may follow its links. */
  crawlable?: boolean;
  /** True when it is initially collapsed. */
  folded?: boolean;
  /** True when its options are rendered only after expanding, because few visitors use them. */
  onDemand?: boolean;
  /** Finds values by name among all of the list, where `options` has only those with the most products. */
  find?: (query: string) => Promise<readonly FacetOption[]>;
};

export type FacetGroup =
  | Group<'links', FacetOption>
  | Group<'list', FacetOption>
  | (Group<'sizes', FacetOption> & {
      /** What numbers such as 38 are sizes of; absent for neither, such as hats. */
      numbers?: 'clothes' | 'shoes' | 'both' | undefined;
    })
  | Group<'colors', ColorOption>;

/** Returns the URL of the list after a click on an option: selects it, or clears it when selected. */
export type FacetHref = (group: FacetGroup, option: FacetOption) => string;

export type FacetBodyProps = {
  /** The filter: name and available options. */
  group: FacetGroup;
  /** Returns the URL after a click on an option. */
  href: FacetHref;
};
