import type { Locale } from '@patine/core';
import { escapeHtml } from '../../html.ts';
import { operator } from '../../operator.ts';

/** A mail in both its forms; `title` is its heading and the page's title. */
export type Letter = {
  subject: string;
  html: string;
  text: string;
  /** Where one press ends mails of this kind; absent for those that are owed. */
  unsubscribeUrl?: string;
  /** The terms that go with it as a paper. */
  termsVersion?: number | null;
};

const FONT = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif";
const CELL = 'padding:8px 0;border-bottom:1px solid #ddd3c5;vertical-align:top;text-align:left';

export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export const heading = (text: string) =>
  `<h2 style="margin:32px 0 8px;font-family:Fraunces,Georgia,serif;font-weight:500;font-size:20px">${escapeHtml(text)}</h2>`;

export const linkTo = (address: string, words: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="color:#2b4162;font-weight:600">${escapeHtml(words)}</a></p>`;

export const list = (lines: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

type Table = {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** What is bought or owed, and how much: the first column heads its row, the second is a sum. */
export const sumTable = ({ caption, head, rows }: Table) => {
  const [what, sum] = head.map(escapeHtml);
  const body = rows.map(
    ([name, amount]) =>
      `<tr><th scope="row" style="${CELL};font-weight:400">${escapeHtml(name)}</th><td style="${CELL};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
<caption style="text-align:left;font-weight:600;padding-bottom:4px">${escapeHtml(caption)}</caption>
<thead><tr><th scope="col" style="${CELL}">${what}</th><th scope="col" style="${CELL};text-align:right">${sum}</th></tr></thead>
<tbody>${body.join('')}</tbody>
</table>`;
};

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
