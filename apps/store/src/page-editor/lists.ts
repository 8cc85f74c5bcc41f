/** The lists of documents: the query of their screen, the message that leads to it, and that of an unknown name. */
export const LISTS = {
  pages: { query: '', all: 'pageEditor.all', unknown: 'pageEditor.unknown' },
  drops: { query: 'view=drops', all: 'dropEditor.all', unknown: 'dropEditor.unknown' },
  shop: { query: 'view=shop', all: 'pageEditor.shop.all', unknown: 'pageEditor.unknown' },
} as const;

export type ListName = keyof typeof LISTS;
