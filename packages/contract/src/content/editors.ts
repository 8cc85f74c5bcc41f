import type { Locale } from '@patine/core';

/** Request header in which the store sends an editor's session to the api. */
export const EDITOR_SESSION_HEADER = 'x-editor-session';
/** HttpOnly cookie that stores the session's token. */
export const EDITOR_SESSION_COOKIE = 'editorSession';

/**
 * What an editor may do, each role more than the one before: `editor` writes and saves drafts, `publisher` also
 * publishes, unpublishes, archives and deletes, `administrator` also decides who edits.
 */
export const EDITOR_ROLES = ['editor', 'publisher', 'administrator'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** True for `least` and every role after it. */
export const hasRole = (role: EditorRole, least: EditorRole) =>
  EDITOR_ROLES.indexOf(role) >= EDITOR_ROLES.indexOf(least);

/** Longest name of an editor, in characters. */
export const MAX_EDITOR_NAME = 80;

/** Who did something: an editor, whose name is empty once it has been forgotten, or whoever had an access link. */
export type Author = { kind: 'editor'; id: string; name: string } | { kind: 'link'; id: string };

/** `GET /content/session`: who the request comes from, and what they may do. */
export type EditorSession = {
  /** `page` for a draft link, which shows one page; `shop` for a preview of the shop at a date. */
  scope: 'edit' | 'page' | 'shop';
  /** ISO 8601: the date that a preview of the shop shows; absent for the others. */
  at?: string;
  /** Null for a draft link. */
  role: EditorRole | null;
  /** Null without an account: an access link or a draft link. */
  editor: { id: string; name: string; emailAddress: string } | null;
  /** ISO 8601. */
  expiresAt: string;
};

/** `POST /content/sign-in`: sends a link to this address if an editor has it. Answers alike if none has. */
export type SignInRequest = { emailAddress: string; locale: Locale };

/** `POST /content/sign-in/link`: what a link is for, before it is used. Fails with TOKEN_EXPIRED. */
export type EditorLink = {
  purpose: 'INVITATION' | 'SIGN_IN';
  name: string;
  emailAddress: string;
  role: EditorRole;
};

/** `POST /content/session`: opens a session with a link. `name` is what an invited person wants to be called. */
export type OpenSessionRequest = { token: string; name?: string };
/** The store keeps the token in its cookie, and passes on the rest. */
export type OpenedSession = { token: string; expiresAt: string };

/** `GET /content/sessions`: the editor's own, newest first. Times in ISO 8601. */
export type OwnSession = {
  id: string;
  /** Such as `Firefox, Windows`; empty when it is not known. */
  browser: string;
  createdAt: string;
  usedAt: string;
  isCurrent: boolean;
};

/** `GET /content/editors`. Times in ISO 8601. */
export type EditorSummary = {
  id: string;
  name: string;
  /** Null for anyone but administrators. */
  emailAddress: string | null;
  role: EditorRole;
  locale: Locale;
  invitedAt: string;
  /** Null until the invitation is accepted. */
  acceptedAt: string | null;
  /** When the invitation's link ends; null once accepted. */
  invitedUntil: string | null;
};

/** `POST /content/editors` */
export type InviteRequest = { name: string; emailAddress: string; role: EditorRole; locale: Locale };

/** Longest note of a review request, in characters. */
export const MAX_REVIEW_NOTE = 500;

/** `PUT /content/documents/page/:name/:locale/review`; `DELETE` of it withdraws the request. */
export type ReviewRequest = { version: number; note: string };

/** `GET /content/reviews`, oldest first: what waits for somebody to publish it. */
export type Review = ReviewRequest & {
  kind: string;
  name: string;
  locale: Locale;
  title: string;
  author: Author | null;
  /** ISO 8601. */
  askedAt: string;
};
