import type { DocumentSummary } from './documents.ts';

/** A drop that a document leads to, whose pieces it shows, or that it is. Times in ISO 8601. */
export type MentionedDrop = {
  slug: string;
  nameFr: string;
  nameEn: string;
  launchAt: string | null;
  endAt: string | null;
};

/** A piece that was chosen by hand and is no longer for sale; without names where the shop does not have it. */
export type UnavailablePiece = {
  reference: number;
  nameFr: string | null;
  nameEn: string | null;
  /** Where in the document, such as `zones.0.blocks.2.picks.1.reference`. */
  path: string;
};

export type Mentions = {
  drops: MentionedDrop[];
  pieces: UnavailablePiece[];
  /** ISO 8601: when what is not published yet was written. */
  writtenAt: string;
};

/** `POST /content/mentions`: what a document mentions, which need not be saved. */
export type MentionsRequest = Pick<DocumentSummary, 'kind' | 'name' | 'locale'> & { body: unknown };
