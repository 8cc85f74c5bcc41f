import type { Locale } from '@patine/core';
import type { ContentValidationError } from './validation-errors.ts';

/** An editor's token on its way from the store's cookie to the api. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token';
/** The cookie that keeps it; no script reads it. */
export const PREVIEW_TOKEN_COOKIE = 'previewToken';
/** The largest picture that an editor may send, in bytes. */
export const LARGEST_UPLOAD = 15 * 1024 * 1024;

export type ContentState = 'published' | 'draft' | 'scheduled' | 'expired';

/** Where a version came from: the files that ship with the shop, a folder that was pushed, a headless CMS, an editor. */
export type ContentSource = 'shipped' | 'files' | 'source' | 'editor';

/** `GET /content/documents?locale=fr`: the newest version of each. */
export type DocumentSummary = {
  kind: string;
  name: string;
  locale: Locale;
  path: string | null;
  title: string;
  /** Of the newest version: a draft may be newer than what is published. */
  state: ContentState;
  version: number;
  /** The version that shoppers see, or will see at its date. */
  publishedVersion: number | null;
  /** How far that one is on its way; null where none was published. */
  publishedState: ContentState | null;
  /** ISO 8601. */
  updatedAt: string;
};

/** `GET /content/documents/page/:name/:locale/versions`, newest first. */
export type DocumentVersion = {
  version: number;
  state: ContentState | 'replaced';
  source: ContentSource;
  createdAt: string;
  publishedAt: string | null;
};

/**
 * `GET /content/documents/page/:name/:locale?version=draft|published|<n>`: the document as it was written, and the
 * address that shows this version to whoever has it.
 */
export type DocumentBody = {
  name: string;
  locale: Locale;
  version: number;
  body: unknown;
  previewPath: string | null;
};

/**
 * `PUT /content/documents/page/:name/:locale?base=3`, where 3 is the version that it was made from, 0 for a page that
 * was not there; NEWER_DRAFT when another one was saved since. The address shows the draft to whoever has it.
 */
export type SavedDraft = { version: number; previewPath: string | null; faults: ContentValidationError[] };

/** What somebody else saved of a page while it was worked on, and when, in ISO 8601. */
export type NewerDraft = Pick<DocumentVersion, 'version' | 'source' | 'createdAt'>;

/** `POST /content/documents/page/:name/:locale/publish` */
export type PublishRequest = { version: number };
export type Published = { version: number; state: ContentState; path: string | null };

/** `POST /content/images` */
export type UploadedPicture = { id: string; width: number; height: number };

/** `GET /content/session`: what the token that came with the call may do. */
export type EditorSession = { scope: 'edit' | 'page'; expiresAt: string };

/** `POST /content/webhook` */
export type SourceOutcome = {
  /** Documents of which a new version is published. */
  published: number;
  unchanged: number;
  /** Documents of which an editor's newer version stands, as `fr/page/our-story`. */
  kept: string[];
  faults: ContentValidationError[];
};
