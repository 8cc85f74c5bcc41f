import { PLACEHOLDER } from '@patine/contract/content/placeholders';
import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown as readMarkdown } from 'mdast-util-from-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './rich-text-schema.ts';

const { nodes, marks } = schema;

/** Markdown that formatted text has no place for, such as a table or HTML. */
class UnreadableMarkdown extends Error {}

const MARKS = { strong: 'strong', emphasis: 'em' } as const;

/** Words with the names in double braces among them. */
export const readNames = (text: string, around: readonly Mark[]): Node[] =>
  text.split(PLACEHOLDER).flatMap((part, place) => {
    if (place % 2 === 1) return nodes.placeholder.create({ name: part }, null, around);
    return part === '' ? [] : schema.text(part, around);
  });

/** Reads the words of a paragraph. Lines of the source that follow each other are one. */
function inline(content: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
  return content.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        return readNames(node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' '), around);
      case 'strong':
      case 'emphasis':
        return inline(node.children, schema.mark(MARKS[node.type]).addToSet(around));
      case 'link': {
        const link = marks.link.create({ href: node.url, title: node.title ?? null });
        return inline(node.children, link.addToSet(around));
      }
      case 'inlineCode':
        return node.value === '' ? [] : [schema.text(node.value, marks.code.create().addToSet(around))];
      case 'break':
        return [nodes.hard_break.create(null, null, around)];
      case 'image':
        return [nodes.image.create({ src: node.url, alt: node.alt, title: node.title }, null, around)];
      default:
        throw new UnreadableMarkdown(node.type);
    }
  });
}

function list(node: List): Node {
  const items = node.children.map((item) =>
    nodes.list_item.createAndFill(null, blocks(item.children as RootContent[])),
  );
  const tight = !node.spread && node.children.every((item) => !item.spread);
  const read = items.map((item) => item ?? nodes.list_item.create(null, nodes.paragraph.create()));
  return node.ordered
    ? nodes.ordered_list.create({ order: node.start ?? 1, tight }, read)
    : nodes.bullet_list.create({ tight }, read);
}

function blocks(content: readonly RootContent[]): Node[] {
  return content.map((node) => {
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, inline(node.children));
      case 'heading':
        return nodes.heading.create({ level: node.depth }, inline(node.children));
      case 'blockquote':
        return nodes.blockquote.create(null, blocks(node.children as RootContent[]));
      case 'list':
        return list(node);
      case 'code':
        return nodes.code_block.create(null, node.value === '' ? null : schema.text(node.value));
      case 'thematicBreak':
        return nodes.horizontal_rule.create();
      default:
        throw new UnreadableMarkdown(node.type);
    }
  });
}

/** Reads Markdown into formatted text, as the shop reads it. Throws where formatted text has no place for something. */
export function fromMarkdown(markdown: string): Node {
  const read = blocks(readMarkdown(markdown).children);
  return nodes.doc.create(null, read.length > 0 ? read : nodes.paragraph.create());
}
