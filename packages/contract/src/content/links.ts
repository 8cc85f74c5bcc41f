import type { DocumentSummary } from './documents.ts';

/**
 * What is wrong with an address of the shop: nothing answers there, what answers is not published, the page lacks the
 * place that it names, or no piece is in the category.
 */
export const LINK_PROBLEMS = ['NO_PAGE', 'NOT_PUBLISHED', 'NO_ANCHOR', 'NO_PIECES'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** An address of the shop in a document. */
export type DocumentLink = {
  address: string;
  /** The words that lead there; null where there are none. */
  words: string | null;
  /** Where in the document, such as `zones.0.blocks.2.items.1.link`. */
  path: string;
  problem: LinkProblem | null;
  /** False for addresses that only the store can answer, such as those of products. */
  isChecked: boolean;
};

/** `GET /content/links`: every published document with the addresses of the shop in it. */
export type LinkedDocument = Pick<DocumentSummary, 'kind' | 'name' | 'locale' | 'title'> & {
  links: DocumentLink[];
};

/** `POST /content/links`: the same of a document that need not be saved. */
export type LinkCheckRequest = Pick<DocumentSummary, 'kind' | 'name' | 'locale'> & { body: unknown };

/**
 * `GET /content/pages/:name/backlinks`, `GET /content/drops/:slug/backlinks`: the documents whose newest or published version
 * leads to a page or a drop, or shows the pieces of that.
 */
export type Backlink = Pick<DocumentSummary, 'kind' | 'name' | 'locale' | 'title'> & {
  /** Null where a block shows pieces, and no link leads there. */
  address: string | null;
  /** False when only a draft leads there. */
  isPublished: boolean;
};
