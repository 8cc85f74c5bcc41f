import type { Locale } from '@patine/core';
import { z } from 'zod';
import type { Titled } from './documents.ts';
import type { Author } from './editors.ts';
import type { DocumentLink } from './links.ts';
import type { Mentions } from './mentions.ts';
import type { ContentValidationError } from './validation-errors.ts';

/** Longest name of a release, in characters. */
export const MAX_RELEASE_NAME = 80;
/** Changes that a release holds at most. */
export const MAX_RELEASE_CHANGES = 200;

/** `open` is being put together, `failed` was due and could not be published: nothing of it is. */
export const RELEASE_STATES = ['open', 'scheduled', 'failed', 'published'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const releaseNameSchema = z.string().trim().min(1).max(MAX_RELEASE_NAME);

/** `GET /content/releases`: the next one to be published first, those that are published last. */
export type ReleaseSummary = {
  id: string;
  name: string;
  state: ReleaseState;
  /** ISO 8601: when it is to be published; null while it has no date. */
  publishAt: string | null;
  /** ISO 8601; null until it is published. */
  publishedAt: string | null;
  changeCount: number;
  createdAt: string;
  author: Author | null;
  /** Who scheduled or published it. */
  publisher: Author | null;
};

/** Which document a change publishes. */
export type ReleaseDocument = { kind: string; name: string; locale: Locale };

/** Something about a change that its editors should know before it is published. */
export type ReleaseConflict =
  /** Somebody saved the document since it was put into the release, which does not have that. */
  | { rule: 'NEWER_DRAFT'; version: number; author: Author | null; at: string }
  /** Another version was published since: the release would replace it. */
  | { rule: 'PUBLISHED_SINCE'; version: number; author: Author | null; at: string }
  /** Another release that is not published yet changes the same document. */
  | { rule: 'OTHER_RELEASE'; id: string; name: string };

export type ReleaseChange = ReleaseDocument &
  Titled &
  Mentions & {
    version: number;
    author: Author | null;
    addedAt: string;
    /** True when nothing of the document is published in its language yet. */
    isNew: boolean;
    conflicts: ReleaseConflict[];
    /** What keeps it from being published at the release's date. */
    errors: ContentValidationError[];
    /** Links that would lead nowhere, to nothing or to another language once the release is published. */
    links: DocumentLink[];
  };

/** `GET /content/releases/:id`. Each change is checked as it would be published: together with the others. */
export type Release = ReleaseSummary & { changes: ReleaseChange[] };

/** `GET /content/releases/changes`: a change of a release that is still to be published, and is not published as it is. */
export type WaitingChange = ReleaseDocument & {
  version: number;
  release: Pick<ReleaseSummary, 'id' | 'name' | 'state' | 'publishAt'>;
};

/** `POST /content/releases`, `PUT /content/releases/:id` */
export type ReleaseRequest = { name: string };
/** `PUT /content/releases/:id/changes`: puts versions into a release, in place of others of the same documents. */
export type ReleaseChangesRequest = { changes: (ReleaseDocument & { version: number })[] };
/** `POST /content/releases/:id/schedule`. Fails with VALIDATION when a change breaks a rule. */
export type ScheduleRequest = { publishAt: string };

/** Request header in which the store sends the token of a preview of the shop to the api. */
export const SHOP_PREVIEW_HEADER = 'x-shop-preview';
/** HttpOnly cookie that stores it. */
export const SHOP_PREVIEW_COOKIE = 'shopPreview';
/** Days that can be looked ahead. */
export const SHOP_PREVIEW_DAYS = 366;

/** `POST /content/shop-preview`: a link that shows the shop as it would be at a date, to anybody who has it. */
/** `release` is shown too, though it is not scheduled. */
export type ShopPreviewRequest = { at: string; locale: Locale; release?: string };
export type ShopPreviewLink = { path: string; expiresAt: string };
