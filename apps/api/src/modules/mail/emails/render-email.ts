import type { Locale } from '@patine/core';
import { colors } from '@patine/brand/colors';
import { type ReactElement, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DARK_MODE } from './dark-mode.ts';
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
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: DARK_MODE } }),
    ),
    h('body', { style: { margin: 0, background: colors.paper } }, email),
  );
  return { subject, html: `<!doctype html>\n${renderToStaticMarkup(page)}\n`, text: toText(email, locale) };
}
