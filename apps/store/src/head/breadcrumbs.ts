import type { BreadcrumbList } from 'schema-dts';

export type Step = {
  name: string;
  /** Full address. */
  address: string;
};

/** The way to a page, from the first page of the shop down to the page itself. */
export const breadcrumbs = (steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});
