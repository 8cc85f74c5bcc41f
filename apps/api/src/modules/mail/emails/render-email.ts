import type { Locale } from '@patine/core';
import { type ReactElement, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toText } from './to-text.ts';

/** An email as HTML and plain text. */
export type Email = {
  subject: string;
  html: string;
  text: string;
  /** One-click unsubscribe URL; absent for transactional emails. */
  unsubscribeUrl?: string;
  /** The version of the terms that is attached as a PDF. */
  termsVersion?: number | null;
};

type Written = { locale: Locale; subject: string; email: ReactElement };

/** Renders an email as HTML and plain text from the same components. */
export function renderEmail({ locale, subject, email }: Written): Email {
  const page = h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, subject),
    ),
    h('body', { style: { margin: 0, background: '#faf7f2' } }, email),
  );
  return { subject, html: `<!doctype html>\n${renderToStaticMarkup(page)}\n`, text: toText(email, locale) };
}
