import type { Locale } from '@patine/core';
import { escapeHtml } from '../../html.ts';
import { operator } from '../../operator.ts';

/** A mail in both its forms; `title` is its heading and the page's title. */
export type Email = {
  subject: string;
  html: string;
  text: string;
  /** Where one press ends mails of this kind; absent for those that are owed. */
  unsubscribeUrl?: string;
  /** The terms that go with it as a paper. */
  termsVersion?: number | null;
};

const FONT = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif";

export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export const heading = (text: string) =>
  `<h2 style="margin:32px 0 8px;font-family:Fraunces,Georgia,serif;font-weight:500;font-size:20px">${escapeHtml(text)}</h2>`;

export const linkTo = (address: string, words: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="color:#2b4162;font-weight:600">${escapeHtml(words)}</a></p>`;

export const list = (lines: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** One column that is read from top to bottom, at any width and text size, with nothing to load. */
export const layout = (locale: Locale, title: string, body: readonly string[]) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#faf7f2;color:#1c1917;font-size:16px;line-height:1.5;${FONT}">
<main style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-style:italic;font-size:24px">${escapeHtml(operator.tradeName)}</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:500;font-size:28px;line-height:1.15">${escapeHtml(title)}</h1>
${body.join('\n')}
</main>
</body>
</html>
`;
