import {
  type Author,
  EDITOR_ROLES,
  type EditorRole,
  type EditorSummary,
  hasRole,
  type InviteRequest,
  MAX_EDITOR_NAME,
} from '@patine/contract/content/editors';
import { isValidEmail, LOCALES, normaliseEmail, parseLocale } from '@patine/core';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { ApiError } from '../../errors.ts';
import { enqueue } from '../outbox/index.ts';
import type { Actor } from './admission.ts';
import {
  countOtherAdministrators,
  currentEditors,
  type EditorRow,
  findEditor,
  insertEditor,
  lockPeople,
  updateEditor,
} from './editors-repository.ts';
import { deleteLinksOf, invitationEnds } from './links-repository.ts';
import { recordAction } from './log-repository.ts';
import { endEditorSessionsOf } from './sessions-repository.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'random'>;
type AuthorId = Author['id'] | null;

/** Lists everybody who may edit or is invited to. Only administrators see addresses. */
export async function listEditors(
  { db }: Pick<Sources, 'db'>,
  { role }: Pick<Actor, 'role'>,
): Promise<EditorSummary[]> {
  const [rows, ends] = [await currentEditors(db), await invitationEnds(db)];
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    emailAddress: hasRole(role, 'administrator') ? row.emailAddress : null,
    role: row.role,
    locale: parseLocale(row.locale),
    invitedAt: row.invitedAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    invitedUntil: row.acceptedAt ? null : (ends.get(row.id)?.toISOString() ?? null),
  }));
}

export const editorName = z.string().trim().min(1).max(MAX_EDITOR_NAME);

const invitation = z.strictObject({
  name: z.string(),
  emailAddress: z.string(),
  role: z.enum(EDITOR_ROLES),
  locale: z.enum(LOCALES),
});

/** Reads an invitation. Throws VALIDATION that names the field of a form, MALFORMED_REQUEST for anything else. */
function readInvitation(given: unknown): InviteRequest {
  const { data } = invitation.safeParse(given);
  if (!data) throw new ApiError('MALFORMED_REQUEST');
  const emailAddress = normaliseEmail(data.emailAddress);
  const name = data.name.trim();
  const fields = {
    ...(name === '' ? { name: 'EMPTY' } : name.length > MAX_EDITOR_NAME ? { name: 'TOO_LONG' } : {}),
    ...(isValidEmail(emailAddress) ? {} : { emailAddress: emailAddress === '' ? 'EMPTY' : 'BAD_FORMAT' }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  return { ...data, name, emailAddress };
}

/** Invites somebody by email. Throws EMAIL_CONFLICT when an editor has this address. */
export async function inviteEditor(
  { db, clock, random }: Sources,
  given: unknown,
  authorId: AuthorId,
): Promise<{ id: string }> {
  const { role, ...person } = readInvitation(given);
  const now = clock.now();
  const id = random.uuid();
  try {
    await db.transaction(async (tx) => {
      await insertEditor(tx, { id, ...person, role, invitedAt: now });
      await recordAction(tx, { action: 'invited', authorId, editorId: id, role }, now);
      await enqueue(tx, 'mail.editor-invitation', { editorId: id, authorId }, now);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'editors_email_address') ? new ApiError('EMAIL_CONFLICT') : error;
  }
  return { id };
}

/** Invites somebody for whoever runs the shop, who is told in words what is wrong. */
export const inviteByCommand = (sources: Sources, given: unknown) =>
  inviteEditor(sources, given, null).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(
      error.body.name === 'EMAIL_CONFLICT'
        ? 'An editor has this email address already.'
        : 'The email address, the name or the language is not valid.',
    );
  });

async function requireCurrent(db: Database, id: string): Promise<EditorRow> {
  const editor = await findEditor(db, id);
  if (!editor) throw new ApiError('NOT_FOUND');
  return editor;
}

/** Sends the invitation once more; the link of the email before ends. */
export async function inviteAgain({ db, clock }: Sources, id: string, authorId: AuthorId) {
  const { acceptedAt } = await requireCurrent(db, id);
  if (acceptedAt) throw new ApiError('OPERATION_NOT_ALLOWED');
  await enqueue(db, 'mail.editor-invitation', { editorId: id, authorId }, clock.now());
}

/** Throws LAST_ADMINISTRATOR for the only one who has accepted: nobody could invite another. */
async function keepAdministrator(tx: Database, { id, role, acceptedAt }: EditorRow) {
  if (role !== 'administrator' || !acceptedAt) return;
  if ((await countOtherAdministrators(tx, id)) === 0) throw new ApiError('LAST_ADMINISTRATOR');
}

export const changeRole = (
  { db, clock }: Sources,
  { id, role }: { id: string; role: EditorRole },
  authorId: AuthorId,
) =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const editor = await requireCurrent(tx, id);
    if (editor.role === role) return;
    await keepAdministrator(tx, editor);
    await updateEditor(tx, id, { role });
    await recordAction(tx, { action: 'role-changed', authorId, editorId: id, role }, clock.now());
  });

/** Ends somebody's access at once. Their name stays with what they wrote; their address is deleted. */
export const removeEditor = ({ db, clock }: Sources, id: string, authorId: AuthorId) =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const editor = await requireCurrent(tx, id);
    await keepAdministrator(tx, editor);
    const now = clock.now();
    await updateEditor(tx, id, { removedAt: now, emailAddress: null });
    await endEditorSessionsOf(tx, id);
    await deleteLinksOf(tx, id);
    await recordAction(tx, { action: 'removed', authorId, editorId: id }, now);
  });
