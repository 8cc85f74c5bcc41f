/** One value of a filter, with how many pieces it would show. */
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
  /** Name of the filter in the address: `brands`, `colors`. */
  id: string;
  title: string;
  options: readonly Option[];
  /** Words that explain the jargon of the filter. */
  hint?: string;
  /** True when search engines may follow its links. */
  crawlable?: boolean;
  /** True when the panel starts folded. */
  folded?: boolean;
  /** True when its options are drawn once the panel is unfolded: few ask for them. */
  onDemand?: boolean;
};

export type FacetGroup =
  | Group<'links', FacetOption>
  | Group<'list', FacetOption>
  | Group<'sizes', FacetOption>
  | Group<'colors', ColorOption>;

/** Address of the list after a press on an option: it sets what is off and clears what is on. */
export type FacetHref = (group: FacetGroup, option: FacetOption) => string;

export type FacetBodyProps = {
  /** The filter: its name and the values left in the list. */
  group: FacetGroup;
  /** Address that a press on a value leads to. */
  href: FacetHref;
};

export const selectedNames = (group: FacetGroup): string[] =>
  group.options.filter(({ selected }) => selected).map(({ name }) => name);
