import type { EditorLink, OpenedSession, OwnSession } from '@patine/contract/content/editors';
import { isValidEmail, LOCALES, normaliseEmail } from '@patine/core';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { countAttempt, isBelowLimit } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';
import type { Actor } from './admission.ts';
import { updateEditor } from './editors-repository.ts';
import { consumeEditorLink, deleteLinksOf, findEditorLink, type FoundLink } from './links-repository.ts';
import { recordAction } from './log-repository.ts';
import { editorName } from './people.ts';
import { openEditorSession, sessionsOf } from './sessions-repository.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'random' | 'log'>;

const signInRequest = z.strictObject({ emailAddress: z.string(), locale: z.enum(LOCALES) });

/** Looks up the editor only when the email is written, so that the response cannot reveal whether one has this address. */
export async function askSignIn({ db, clock, log }: Sources, given: unknown, network: string) {
  const { data } = signInRequest.safeParse(given);
  if (!data) throw new ApiError('MALFORMED_REQUEST');
  const emailAddress = normaliseEmail(data.emailAddress);
  if (!isValidEmail(emailAddress))
    throw new ApiError('VALIDATION', {
      fields: { emailAddress: emailAddress === '' ? 'EMPTY' : 'BAD_FORMAT' },
    });
  const now = clock.now();
  await countAttempt(db, [{ kind: 'editor-network', name: network }], now);
  // Above it, the links that were sent this hour still work.
  if (await isBelowLimit(db, { kind: 'editor-address', name: emailAddress }, now))
    await enqueue(db, 'mail.editor-sign-in', { emailAddress, locale: data.locale }, now);
  else log.info({ event: 'security.editor-sign-in' }, 'sign-in of an editor rate limited');
}

/** Throws TOKEN_EXPIRED for a link that is used, expired or unknown. Counts only those as attempts. */
async function requireLink({ db, clock }: Sources, token: string, network: string): Promise<FoundLink> {
  const now = clock.now();
  const link = await findEditorLink(db, token, now);
  if (link) return link;
  await countAttempt(db, [{ kind: 'editor-link', name: network }], now);
  throw new ApiError('TOKEN_EXPIRED');
}

const token = z.string().min(1).max(128);
const linkRequest = z.strictObject({ token });
const sessionRequest = z.strictObject({ token, name: editorName.optional() });

/** Says whose link it is without using it up: programs that check the links of emails open them too. */
export async function readEditorLink(
  services: Sources,
  given: unknown,
  network: string,
): Promise<EditorLink> {
  const { data } = linkRequest.safeParse(given);
  if (!data) throw new ApiError('TOKEN_EXPIRED');
  const { purpose, editor } = await requireLink(services, data.token, network);
  return { purpose, name: editor.name, emailAddress: editor.emailAddress ?? '', role: editor.role };
}

export type Visit = { network: string; browser: string };

/** Uses a link up and opens a session. That of an invitation makes its editor one. */
export async function openSession(
  services: Sources,
  given: unknown,
  { network, browser }: Visit,
): Promise<OpenedSession> {
  const { data } = sessionRequest.safeParse(given);
  if (!data) throw new ApiError('MALFORMED_REQUEST');
  const { db, clock, random, log } = services;
  const { purpose, editor } = await requireLink(services, data.token, network);
  const { id, role } = editor;
  const opened = await db.transaction(async (tx) => {
    if (!(await consumeEditorLink(tx, data.token))) throw new ApiError('TOKEN_EXPIRED');
    const now = clock.now();
    if (purpose === 'INVITATION') {
      await updateEditor(tx, id, { acceptedAt: now, name: data.name ?? editor.name });
      await deleteLinksOf(tx, id);
      await recordAction(tx, { action: 'accepted', authorId: id, editorId: id, role }, now);
    } else await recordAction(tx, { action: 'signed-in', authorId: id }, now);
    return openEditorSession(tx, { editorId: id, browser }, now, random);
  });
  log.info({ event: 'editor.session', editorId: id }, 'editor signed in');
  return { token: opened.token, expiresAt: opened.expiresAt.toISOString() };
}

/** Lists an editor's own sessions, newest first; an access link has none. */
export async function listOwnSessions(
  { db, clock }: Pick<Sources, 'db' | 'clock'>,
  { editor, sessionId }: Actor,
): Promise<OwnSession[]> {
  if (!editor) return [];
  const rows = await sessionsOf(db, editor.id, clock.now());
  return rows.map(({ id, browser, createdAt, usedAt }) => ({
    id,
    browser,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}
