import { micromark, type Options } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const WITH_TABLES: Options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** Delimiters that the parser pairs in quadratic time; the longest text of the shop has a few hundred. */
const PAIRED = /[*_[\]<>`&]/g;
const PAIRED_MAX = 2_000;

const isLittleButSigns = (markdown: string) =>
  markdown.length > PAIRED_MAX && (markdown.match(PAIRED)?.length ?? 0) > PAIRED_MAX;

/** Text that consists mostly of delimiters is shown as typed. */
const asTyped = (markdown: string) =>
  `<p>${markdown.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;

/** Renders CommonMark with tables as HTML: raw HTML is escaped, and links keep only safe schemes. */
export const markdownToHtml = (markdown: string): string =>
  isLittleButSigns(markdown) ? asTyped(markdown) : micromark(markdown, WITH_TABLES);

/** The same for one line: the content of its single paragraph. */
export const markdownLineToHtml = (markdown: string): string =>
  (isLittleButSigns(markdown) ? asTyped(markdown) : micromark(markdown)).replace(
    /^<p>([^]*)<\/p>$/,
    (all, inside: string) => (inside.includes('<p>') ? all : inside),
  );
