import type { Locale } from '@patine/core';
import type { Author } from './editors.ts';
import type { ContentValidationError, SourceValidationError } from './validation-errors.ts';

/** Request header in which the store sends an editor's token to the api. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token';
/** HttpOnly cookie that stores the token. */
export const PREVIEW_TOKEN_COOKIE = 'previewToken';
/** Maximum size of an uploaded image in bytes. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
/** Covers phone cameras. A small file can claim more pixels in order to exhaust the memory. */
export const MAX_UPLOAD_PIXELS = 64_000_000;

export type ContentState = 'published' | 'draft' | 'scheduled' | 'expired' | 'unpublished';

/** Source of a version: shipped with the shop, pushed from a folder, a headless CMS, or an editor. */
export type ContentSource = 'shipped' | 'files' | 'source' | 'editor';

/** What a document is called. A drop has both languages: `title` is its French name. */
export type Titled = { title: string; titleEn?: string };

/** `GET /content/documents?locale=fr`: the newest version of each document. */
export type DocumentSummary = {
  kind: string;
  name: string;
  locale: Locale;
  path: string | null;
  title: string;
  /** State of the newest version. A draft may be newer than the published version. */
  state: ContentState;
  version: number;
  /** The version that is published or scheduled; null for none. */
  publishedVersion: number | null;
  /** Publication state of that version; null when none was published. */
  publishedState: ContentState | null;
  /** ISO 8601. */
  updatedAt: string;
  /** Where the version that `updatedAt` dates comes from. */
  source: ContentSource;
  /** Who saved or published it then; null when that is not known. */
  author: Author | null;
  /** Start of that version's publication, ISO 8601; null when it has none. */
  publishAt: string | null;
  /** True for a page that its editors have put away: it is not shown, and listed apart. */
  isArchived: boolean;
  /** True for a page that the store itself leads to or is made of: it cannot be taken away. */
  isNeeded: boolean;
  /** True when it came with the shop or from files, which would bring it back after it was deleted. */
  isFromFiles: boolean;
};

/** `GET /content/documents/page/:name/:locale/versions`, newest first. */
export type DocumentVersion = {
  version: number;
  state: ContentState | 'replaced';
  source: ContentSource;
  /** Who saved it; null when that is not known. */
  author: Author | null;
  createdAt: string;
  publishedAt: string | null;
  /** Who published it last. */
  publisher: Author | null;
};

/**
 * `GET /content/documents/page/:name/:locale?version=draft|published|<n>`: the stored document, and a path that shows
 * this version to anybody who knows it.
 */
export type DocumentBody = {
  name: string;
  locale: Locale;
  version: number;
  body: unknown;
  previewPath: string | null;
};

/** `GET /content/documents/page/:name/:locale/latest`: what was written last and what is published; null where nothing is. */
export type LatestVersions = { draft: DocumentBody | null; published: DocumentBody | null };

/**
 * `PUT /content/documents/page/:name/:locale?base=3`. `base` is the version that was edited, 0 for a new page. Fails
 * with NEWER_DRAFT when another version was saved since. The path shows the draft to anybody who knows it.
 */
export type SavedDraft = { version: number; previewPath: string | null; errors: ContentValidationError[] };

/** A version that somebody else saved while the page was edited; `createdAt` is ISO 8601. */
export type NewerDraft = Pick<DocumentVersion, 'version' | 'source' | 'author' | 'createdAt'>;

/** `POST /content/documents/page/:name/:locale/publish` */
export type PublishRequest = { version: number };
export type Published = { version: number; state: ContentState; path: string | null };

/** `DELETE /content/pages/:name`, and `POST` of it with `/archive`, `/restore` or, for one language, `/unpublish`. */
export type UnpublishRequest = { locale: Locale };

/** `POST /content/images?name=atelier.jpg`, with `&replaces=<id>` to take the place of a picture. */
export type UploadedImage = {
  id: string;
  width: number;
  height: number;
  /** Alternative texts of the library; empty where none were written. */
  alt: Record<Locale, string>;
  /** True when the library had this picture already. */
  isKnown: boolean;
};

/** Rules that a picture file may break. */
export const PICTURE_RULES = ['WRONG_TYPE', 'UNREADABLE', 'TOO_LARGE', 'TOO_SMALL', 'TOO_SLOW'] as const;
export type PictureRule = (typeof PICTURE_RULES)[number];

/** `POST /content/webhook` */
export type SourceOutcome = {
  /** Number of documents with a newly published version. */
  published: number;
  unchanged: number;
  /** Documents that keep a newer version by an editor, as `fr/page/our-story`. */
  skipped: string[];
  errors: SourceError[];
};

/** A rule that a document of a headless CMS breaks, with a sentence in English that says what to do. */
export type SourceError = SourceValidationError & { message: string };
