import { micromark, type Options } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const WITH_TABLES: Options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** Signs that the parser pairs, in a time that grows with their square; the longest text of ours has some hundred. */
const PAIRED = /[*_[\]<>`&]/g;
const PAIRED_MAX = 2_000;

const isLittleButSigns = (markdown: string) =>
  markdown.length > PAIRED_MAX && (markdown.match(PAIRED)?.length ?? 0) > PAIRED_MAX;

/** A text that is little but signs is shown as it was typed. */
const asTyped = (markdown: string) =>
  `<p>${markdown.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;

/** CommonMark with tables to HTML: raw HTML in it comes out as text, and links keep safe schemes alone. */
export const markdownToHtml = (markdown: string): string =>
  isLittleButSigns(markdown) ? asTyped(markdown) : micromark(markdown, WITH_TABLES);

/** The same for a line: what stands inside its one paragraph. */
export const markdownLineToHtml = (markdown: string): string =>
  (isLittleButSigns(markdown) ? asTyped(markdown) : micromark(markdown)).replace(
    /^<p>([^]*)<\/p>$/,
    (all, inside: string) => (inside.includes('<p>') ? all : inside),
  );
