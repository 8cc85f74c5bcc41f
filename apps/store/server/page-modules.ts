import type { PageName } from '../src/pages.ts';

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Manifest key of a page's component: `drops-soon` is in `src/pages/drops-soon/DropsSoonPage.tsx`. */
export const pageModule = (page: PageName) => `src/pages/${page}/${pascalCase(page)}Page.tsx`;

/** Manifest key of a page's loader. Some pages have none. */
export const loaderModule = (page: PageName) => `src/pages/${page}/${page}.loader.ts`;
