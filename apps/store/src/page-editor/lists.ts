type List = {
  /** Query of its screen. */
  query: '' | `view=${'drops' | 'shop' | 'releases'}`;
  /** Message of the link that leads to it. */
  all: string;
  /** Messages of a name that it does not have: the title of the screen, and what it says. */
  missing: string;
  unknown: string;
};

/** The lists of documents. */
export const LISTS = {
  pages: {
    query: '',
    all: 'pageEditor.all',
    missing: 'pageEditor.missing',
    unknown: 'pageEditor.unknown',
  },
  drops: {
    query: 'view=drops',
    all: 'dropEditor.all',
    missing: 'dropEditor.missing',
    unknown: 'dropEditor.unknown',
  },
  shop: {
    query: 'view=shop',
    all: 'pageEditor.shop.all',
    missing: 'pageEditor.missing',
    unknown: 'pageEditor.unknown',
  },
  releases: {
    query: 'view=releases',
    all: 'release.all',
    missing: 'release.missing',
    unknown: 'release.unknown',
  },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof LISTS;
