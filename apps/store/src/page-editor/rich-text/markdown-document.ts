import { markdownToHtml } from '../../lib/markdown.ts';
import { fromMarkdown } from './read-markdown.ts';
import { toMarkdown } from './write-markdown.ts';

const shape = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim();

/**
 * True if a text can be edited with its formatting and lose none of it: the shop shows what would be written again as it
 * shows the text. A table, for one, can not.
 */
export function isEditable(markdown: string): boolean {
  try {
    return shape(markdownToHtml(toMarkdown(fromMarkdown(markdown)))) === shape(markdownToHtml(markdown));
  } catch {
    return false;
  }
}
