import {
  EDITOR_INVITATION_DAYS,
  EDITOR_SIGN_IN_MINUTES,
  LOCALE_NAMES,
  type Locale,
  localePrefix,
} from '@patine/core';
import type { EditorRole } from '@patine/contract/content/editors';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

export const EDITOR_EMAILS = ['invitation', 'sign-in', 'review'] as const;
export type EditorEmailKind = (typeof EDITOR_EMAILS)[number];

export type EditorEmailProps = {
  locale: Locale;
  kind: EditorEmailKind;
  publicUrl: string;
  /** Of the recipient. */
  name: string;
  role: EditorRole;
  /** Who invites, or asks for a review; empty for whoever runs the shop. */
  author?: string;
  /** Goes into the link's fragment, which browsers send neither to servers nor as a referrer. */
  token?: string;
  /** The document to review: `screen` is its query in the page editor. */
  document?: { kind: string; title: string; locale: Locale; screen: string };
  /** What the author says of it. */
  note?: string;
};

function valuesOf({ locale, name, role, author = '', document, note = '' }: EditorEmailProps) {
  return {
    name,
    author,
    hasAuthor: author === '' ? 'no' : 'yes',
    role: messagesIn(locale)(`editor.role.${role}`),
    days: EDITOR_INVITATION_DAYS,
    minutes: EDITOR_SIGN_IN_MINUTES,
    title: document?.title ?? '',
    kind: document?.kind ?? '',
    language: document?.locale ?? '',
    languageName: document ? LOCALE_NAMES[document.locale] : '',
    note,
    hasNote: note === '' ? 'no' : 'yes',
  };
}

const editorEmailSubject = (props: EditorEmailProps) =>
  messagesIn(props.locale)(`editor.${props.kind}.subject`, valuesOf(props));

/** Emails to people who write in the page editor; each contains one link, to it. */
export function EditorEmail(props: EditorEmailProps) {
  const { locale, kind, publicUrl, token = '', document } = props;
  const screen = document?.screen ?? 'view=sign-in';
  const link = new URL(`${localePrefix(locale)}/showroom?${screen}`, publicUrl);
  link.hash = token;
  return h(
    EmailLayout,
    { locale, publicUrl, title: editorEmailSubject(props), titleIsSubject: true },
    h(MessageBlocks, {
      locale,
      id: `editor.${kind}.text`,
      values: valuesOf(props),
      links: { link: link.href },
    }),
  );
}

export const editorEmail = (props: EditorEmailProps): Email =>
  renderEmail({
    locale: props.locale,
    subject: editorEmailSubject(props),
    email: h(EditorEmail, props),
  });
