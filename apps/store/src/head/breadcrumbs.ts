import type { BreadcrumbList } from 'schema-dts';

export type Step = {
  name: string;
  /** Absolute URL. */
  address: string;
};

/** From the home page to the page itself. */
export const breadcrumbs = (steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});
