import { micromark, type Options } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const WITH_TABLES: Options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** CommonMark with tables to HTML: raw HTML in it comes out as text, and links keep safe schemes alone. */
export const markdownToHtml = (markdown: string): string => micromark(markdown, WITH_TABLES);

/** The same for a line: what stands inside its one paragraph. */
export const markdownLineToHtml = (markdown: string): string =>
  micromark(markdown).replace(/^<p>([^]*)<\/p>$/, (all, inside: string) =>
    inside.includes('<p>') ? all : inside,
  );
