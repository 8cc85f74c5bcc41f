import type { ListItem, PhrasingContent, RootContent, Text } from 'mdast';
import { type Handle, type Options, toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { inlineParts, type InlinePart } from './inline-parts.ts';

const NAME = /(\{\{[\w.]+\}\})/;

/** Names in double braces stay as they are: the shop fills them in before it reads the Markdown. */
const text: Handle = (node: Text, _parent, state, info) => {
  const parts = node.value.split(NAME);
  return parts
    .map((part, place) => {
      if (place % 2 === 1) return part;
      return state.safe(part, {
        ...info,
        before: place > 0 ? '}' : info.before,
        after: place < parts.length - 1 ? '{' : info.after,
      });
    })
    .join('');
};

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  rule: '-',
  listItemIndent: 'one',
  // `[https://…](https://…)`: addresses of the shop are written in the same way.
  resourceLink: true,
  handlers: { text },
};

const leaf = ({ type, text: value = '', attrs }: InlinePart): PhrasingContent => {
  if (type === 'hard_break') return { type: 'break' };
  if (type === 'image')
    return {
      type: 'image',
      url: String(attrs['src']),
      alt: attrs['alt'] as string,
      title: attrs['title'] as string,
    };
  return { type: 'text', value };
};

/** Nests the marks of a paragraph's parts: of those that begin at a part, the one that goes on longest is outside. */
function phrasing(parts: readonly InlinePart[]): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] as InlinePart;
    const ends = part.marks.map((mark) => {
      const end = parts.findIndex(({ marks }, place) => place > at && !mark.isInSet(marks));
      return { mark, end: end < 0 ? parts.length : end };
    });
    // Code has no marks inside it.
    const outer = ends.filter(({ mark }) => mark.type.name !== 'code').toSorted((a, b) => b.end - a.end)[0];
    if (!outer) {
      const isCode = part.marks.some(({ type }) => type.name === 'code');
      content.push(isCode ? { type: 'inlineCode', value: part.text ?? '' } : leaf(part));
      at += 1;
      continue;
    }
    const { mark, end } = outer;
    const children = phrasing(
      parts.slice(at, end).map((one) => ({ ...one, marks: mark.removeFromSet(one.marks) })),
    );
    if (mark.type.name === 'link')
      content.push({
        type: 'link',
        url: String(mark.attrs['href']),
        title: mark.attrs['title'] as string | null,
        children: children as never,
      });
    else content.push({ type: mark.type.name === 'strong' ? 'strong' : 'emphasis', children });
    at = end;
  }
  return content;
}

/** Nothing for a paragraph without words, which Markdown cannot write. */
function block(node: Node): RootContent[] {
  const children = () => node.children.flatMap(block);
  switch (node.type.name) {
    case 'paragraph':
    case 'heading': {
      const words = phrasing(inlineParts(node));
      if (words.length === 0) return [];
      return node.type.name === 'paragraph'
        ? [{ type: 'paragraph', children: words }]
        : [{ type: 'heading', depth: node.attrs['level'] as 2, children: words }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: children() as never }];
    case 'bullet_list':
    case 'ordered_list': {
      const spread = node.attrs['tight'] === false;
      return [
        {
          type: 'list',
          ordered: node.type.name === 'ordered_list',
          start: (node.attrs['order'] as number | undefined) ?? null,
          spread,
          children: node.children.map((item): ListItem => ({
            type: 'listItem',
            spread,
            children: item.children.flatMap(block) as never,
          })),
        },
      ];
    }
    case 'code_block':
      return [{ type: 'code', value: node.textContent }];
    default:
      return [{ type: 'thematicBreak' }];
  }
}

/** Writes formatted text as Markdown that reads back as the same. */
export const toMarkdown = (document: Node): string =>
  writeMarkdown({ type: 'root', children: document.children.flatMap(block) }, OPTIONS).trim();
