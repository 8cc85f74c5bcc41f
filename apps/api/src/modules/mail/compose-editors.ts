import { type ShopDocumentId, SHOP_DOCUMENTS } from '@patine/contract/content/shop-documents';
import { LOCALES, parseLocale } from '@patine/core';
import { z } from 'zod';
import {
  editorNames,
  type EditorRow,
  findEditor,
  findEditorByEmail,
  issueEditorLink,
} from '../editors/index.ts';
import type { ComposedMail, Compose, ComposeContext } from './compose-context.ts';
import { editorEmail, type EditorEmailKind, type EditorEmailProps } from './emails/editor-email.ts';

type Facts = Partial<Pick<EditorEmailProps, 'locale' | 'author' | 'token' | 'document' | 'note'>>;

const post = (
  { config }: ComposeContext,
  kind: EditorEmailKind,
  { name, role, emailAddress, locale: stored }: EditorRow,
  { locale = parseLocale(stored), ...facts }: Facts,
): ComposedMail | null =>
  emailAddress === null
    ? null
    : {
        ...editorEmail({ kind, locale, publicUrl: config.PUBLIC_URL, name, role, ...facts }),
        recipient: emailAddress,
        locale,
      };

/** Empty for an access link and for a command: whoever runs the shop. */
const authorName = async ({ db }: Pick<ComposeContext, 'db'>, id: string | null) =>
  (id === null ? undefined : (await editorNames(db)).get(id)) ?? '';

const byAuthor = z.object({ editorId: z.string(), authorId: z.string().nullable() });

/** Creates the link here, so that no token is stored in the outbox. Null once accepted, or for somebody removed. */
const invitation: Compose = async (context, payload) => {
  const { db, clock, random } = context;
  const { editorId, authorId } = byAuthor.parse(payload);
  const editor = await findEditor(db, editorId);
  if (!editor || editor.acceptedAt) return null;
  const token = await issueEditorLink(db, { editorId, purpose: 'INVITATION' }, clock.now(), random);
  return post(context, 'invitation', editor, { author: await authorName(context, authorId), token });
};

/** Null for an address that no editor has, and for one whose invitation is not accepted. */
const signIn: Compose = async (context, payload) => {
  const { db, clock, random } = context;
  const request = z.object({ emailAddress: z.string(), locale: z.enum(LOCALES) }).parse(payload);
  const editor = await findEditorByEmail(db, request.emailAddress);
  if (!editor?.acceptedAt) return null;
  const token = await issueEditorLink(db, { editorId: editor.id, purpose: 'SIGN_IN' }, clock.now(), random);
  return post(context, 'sign-in', editor, { locale: request.locale, token });
};

const reviewed = byAuthor.extend({
  document: z.object({ kind: z.string(), name: z.string(), locale: z.enum(LOCALES), title: z.string() }),
  note: z.string(),
});

/** The query that opens a document in the page editor. */
function screenOf({ kind, name }: { kind: string; name: string }) {
  const ids = Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[];
  const id = ids.find((one) => SHOP_DOCUMENTS[one].kind === kind && SHOP_DOCUMENTS[one].name === name);
  if (id !== undefined) return `view=${id}`;
  return `${kind === 'drop' ? 'drop' : 'page'}=${encodeURIComponent(name)}`;
}

const review: Compose = async (context, payload) => {
  const { editorId, authorId, document, note } = reviewed.parse(payload);
  const editor = await findEditor(context.db, editorId);
  if (!editor) return null;
  const { kind, locale, title, name } = document;
  return post(context, 'review', editor, {
    author: await authorName(context, authorId),
    document: { kind, title: title || name, locale, screen: screenOf(document) },
    note,
  });
};

/** Emails to editors, by the outbox topic without its `mail.` prefix. */
export const EDITOR_COMPOSERS = {
  'editor-invitation': invitation,
  'editor-sign-in': signIn,
  'editor-review': review,
} satisfies Record<string, Compose>;
