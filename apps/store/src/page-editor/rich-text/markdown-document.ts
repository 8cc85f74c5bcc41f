import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  schema as markdownSchema,
} from 'prosemirror-markdown';
import { type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { markdownToHtml } from '../../lib/markdown.ts';

/** A list of HTML says nothing of empty lines between its items: there are none. */
const tightList = (name: string, spec: NodeSpec | undefined): NodeSpec => ({
  ...spec,
  attrs: { ...spec?.attrs, tight: { default: true } },
  parseDOM: [{ tag: name }],
});

const { nodes, marks } = markdownSchema.spec;

export const schema = new Schema({
  nodes: nodes
    .update('bullet_list', tightList('ul', nodes.get('bullet_list')))
    .update('ordered_list', tightList('ol', nodes.get('ordered_list'))),
  marks,
});

const { tokenizer, tokens } = defaultMarkdownParser;
// Addresses stay as they are written: names in double braces are filled in by the shop.
tokenizer.normalizeLink = (address) => address;
tokenizer.validateLink = () => true;

const parser = new MarkdownParser(schema, tokenizer, tokens);

/** What Markdown would read as the name of a character, or as the beginning of HTML. */
const ENTITY = /[&<](?=[a-z#/!])/gi;

const serializer = new MarkdownSerializer(
  defaultMarkdownSerializer.nodes,
  {
    ...defaultMarkdownSerializer.marks,
    // `<https://…>` and the shop's addresses alike are written as links with words.
    link: {
      open: '[',
      close: (_state, mark) =>
        `](${String(mark.attrs['href']).replaceAll(/[()\\]/g, (sign) => `\\${sign}`)})`,
      mixable: true,
    },
  },
  { escapeExtraCharacters: ENTITY },
);

/** Reads Markdown into a document of formatted text. */
export const fromMarkdown = (markdown: string): Node => parser.parse(markdown);

/** Writes it again, with `-` before the items of lists. */
export const toMarkdown = (document: Node): string =>
  serializer
    .serialize(document, { tightLists: true })
    .replaceAll(/^(\s*)\* /gm, '$1- ')
    .trim();

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
