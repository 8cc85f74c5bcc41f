import { PREVIEW_TOKEN_HEADER } from '@patine/contract/content/documents';
import { EDITOR_SESSION_HEADER, type EditorRole, hasRole } from '@patine/contract/content/editors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { hasRight } from './editor-rights.ts';
import { editorsKeys, type Grant, readToken } from './editor-token.ts';
import { type EditorRow, findEditor } from './editors-repository.ts';
import { findEditorSession } from './sessions-repository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role that may call this route of editors; `editor` unless given. */
    role?: EditorRole;
  }
}

/** Who edits: an editor with a session, or whoever has an access link, which lets do everything. */
export type Actor = {
  /** Of the editor, or of the right behind the access link: the author of what they write. */
  id: string;
  role: EditorRole;
  editor: EditorRow | null;
  /** Null without a session. */
  sessionId: string | null;
};

export type Admitted = {
  grant: Grant;
  expiresAt: Date;
  /** Null for a draft link, and for a preview of the shop. */
  actor: Actor | null;
};

type Sources = Pick<Services, 'db' | 'clock' | 'config'>;

async function bySession({ db, clock }: Sources, token: string): Promise<Admitted | null> {
  const found = await findEditorSession(db, token, clock.now());
  if (!found) return null;
  const { editor, session } = found;
  const { id, role } = editor;
  return {
    grant: { scope: 'edit', id },
    expiresAt: session.expiresAt,
    actor: { id, role, editor, sessionId: session.id },
  };
}

async function byToken(services: Sources, token: unknown): Promise<Admitted | 'FORGED' | 'EXPIRED'> {
  const { db, clock, config } = services;
  const read = readToken(editorsKeys(config), token, clock.now());
  if (typeof read === 'string') return read;
  const { grant, expiresAt } = read;
  // An editor's links to drafts and previews end when the editor is removed.
  const isEditors = grant.scope !== 'edit' && (await findEditor(db, grant.id)) !== null;
  if (!isEditors && !(await hasRight(db, grant.id))) return 'EXPIRED';
  const actor: Actor = { id: grant.id, role: 'administrator', editor: null, sessionId: null };
  return { grant, expiresAt, actor: grant.scope === 'edit' ? actor : null };
}

/** Identifies who a request comes from: by their session, or else by an access link or draft link. */
export async function admit(
  services: Sources,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Admitted | 'FORGED' | 'EXPIRED'> {
  const session = headers[EDITOR_SESSION_HEADER];
  const token = headers[PREVIEW_TOKEN_HEADER];
  const isSession = typeof session === 'string' && /^[\w-]{20,128}$/.test(session);
  const admitted = isSession ? await bySession(services, session) : null;
  if (admitted) return admitted;
  return isSession && token === undefined ? 'EXPIRED' : byToken(services, token);
}

/** Like `admit`, but throws TOKEN_EXPIRED or ACCESS_DENIED. */
export async function requireAdmission(services: Sources, request: FastifyRequest): Promise<Admitted> {
  const admitted = await admit(services, request);
  if (admitted === 'EXPIRED') throw new ApiError('TOKEN_EXPIRED');
  if (admitted === 'FORGED') throw new ApiError('ACCESS_DENIED');
  return admitted;
}

/** What a preview of the shop shows: the date, and the id of a release that need not be scheduled. */
export type ShopPreviewed = { at: Date; release: string | null };

/** Reads the token of a preview of the shop. Throws TOKEN_EXPIRED for any other token. */
export async function shopPreviewOf(services: Sources, token: unknown): Promise<ShopPreviewed> {
  const read = await byToken(services, token);
  if (typeof read === 'string' || read.grant.scope !== 'shop') throw new ApiError('TOKEN_EXPIRED');
  const { at, release = null } = read.grant;
  return { at: new Date(at * 1_000), release };
}

const REFUSALS = {
  editor: 'ACCESS_DENIED',
  publisher: 'PUBLISHER_REQUIRED',
  administrator: 'ADMINISTRATOR_REQUIRED',
} as const;

const actors = new WeakMap<FastifyRequest, Actor>();

/** Who called a route below `requireEditor`. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request);
  if (!actor) throw new Error(`No editor for ${request.routeOptions.url}`);
  return actor;
}

/** Admits editors alone to the routes of a scope, each with the role that its route asks for. Nothing is cached. */
export function requireEditor(scope: FastifyInstance, services: Sources) {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { actor } = await requireAdmission(services, request);
    if (!actor) throw new ApiError('ACCESS_DENIED');
    const least = request.routeOptions.config.role ?? 'editor';
    if (!hasRole(actor.role, least)) throw new ApiError(REFUSALS[least]);
    actors.set(request, actor);
  });
}
