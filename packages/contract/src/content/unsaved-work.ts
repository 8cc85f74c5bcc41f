/** What a screen of the page editor opens: a page, a drop, or a document that the whole shop shows. */
export type OpenedKind = 'page' | 'drop' | 'shop';

/**
 * `GET /content/unsaved/:kind/:name`: what the editor of the request wrote since the last save and has not saved yet,
 * on any device. It is no version: nobody else sees it.
 */
export type UnsavedWork = {
  /** As the page editor wrote it. */
  state: string;
  /** Random id of the browser that wrote it. */
  client: string;
  /** ISO 8601. */
  updatedAt: string;
};
export type FoundWork = { work: UnsavedWork | null };

/** `PUT` of it. Work of another browser is replaced only where `takesOver` says that its editor has decided so. */
export type KeepWorkRequest = { state: string; client: string; takesOver?: boolean };

/** What another browser wrote meanwhile, where nothing was kept; null where it was. */
export type KeptWork = { newer: UnsavedWork | null };

/** `DELETE /content/unsaved/:kind/:name?client=…`; of another browser with `takesOver=1`. */
export type DroppedWork = { ok: true };

/** Bytes of a request with unsaved work: two languages of the longest page. */
export const MAX_UNSAVED_BYTES = 600 * 1024;

/** `POST /content/presence`, every few seconds while a document is open; `leaves` when it is closed. */
export type PresenceRequest = {
  kind: OpenedKind;
  name: string;
  client: string;
  /** What is worked on, in words of the editor's language; absent for the document as a whole. */
  at?: string | undefined;
  leaves?: boolean;
};

/** Longest `at`, in characters. */
export const MAX_PRESENCE_AT = 120;

/** Somebody else who has the document open. */
export type EditorHere = {
  client: string;
  /** Null for an editor without a name. */
  name: string | null;
  /** True for another browser of the same editor. */
  isSelf: boolean;
  /** ISO 8601: since when it is open. */
  since: string;
  /** What they work on; null for the document as a whole. */
  at: string | null;
};
export type Presence = { others: EditorHere[] };

/** Milliseconds between two such requests. */
export const PRESENCE_EVERY_MS = 6_000;
/** Milliseconds after which somebody who did not ask again is gone: one lost request is forgiven. */
export const PRESENCE_LASTS_MS = 14_000;
