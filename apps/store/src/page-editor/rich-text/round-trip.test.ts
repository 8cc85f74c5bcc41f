import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { isEditable } from './markdown-document.ts';
import { fromMarkdown, readNames } from './read-markdown.ts';
import { schema } from './rich-text-schema.ts';
import { toMarkdown } from './write-markdown.ts';

const { strong, em, link } = schema.marks;
const { doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, hard_break } =
  schema.nodes;

/** Words with the signs that mean something in Markdown or HTML, where an editor may type them. */
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('laine', 'é', 'Lille', '90', 'soie') },
  fc.string({ unit: fc.constantFrom(...'*_`~#+-=.!>|()[]{}<&\\:/"\'1a é'), minLength: 1, maxLength: 6 }),
  fc.constantFrom(
    '1.',
    '2)',
    '#',
    '##',
    '-',
    '>',
    '&amp;',
    '<b>',
    '{{operator.tradeName}}',
    'https://a.fr/b_c',
  ),
);
const words = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' ').replaceAll(/\s+/g, ' '));

const run = fc
  .record({
    text: words,
    bold: fc.boolean(),
    italic: fc.boolean(),
    address: fc.option(
      fc.constantFrom('/pages/our-story', 'https://a.fr/(b)?c=d&e', 'mailto:{{operator.email}}'),
    ),
    isApart: fc.boolean(),
    breaks: fc.boolean(),
  })
  .map(({ text, bold, italic, address, isApart, breaks }): Node[] => [
    ...readNames(text || 'a', [
      ...(address ? [link.create({ href: address })] : []),
      ...(italic ? [em.create()] : []),
      ...(bold ? [strong.create()] : []),
    ]),
    ...(isApart ? [schema.text(' ')] : []),
    ...(breaks ? [hard_break.create()] : []),
  ]);
const inline = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => runs.flat());
const withoutBreaks = inline.map((nodes) => nodes.filter(({ type }) => type !== hard_break));

const paragraphs = inline.map((nodes) => paragraph.create(null, nodes));
const headings = fc
  .tuple(fc.constantFrom(2, 3, 4), withoutBreaks)
  .map(([level, nodes]) => heading.create({ level }, nodes));
const { list } = fc.letrec<{ list: Node; item: Node }>((tie) => ({
  list: fc
    .tuple(fc.boolean(), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
    .map(([isOrdered, items]) =>
      isOrdered ? ordered_list.create({ order: 1 }, items) : bullet_list.create(null, items),
    ),
  item: fc
    .tuple(paragraphs, fc.option(tie('list'), { maxDepth: 1, depthSize: 'small' }))
    .map(([first, inner]) => list_item.create(null, inner ? [first, inner] : [first])),
}));
const quotations = fc
  .array(paragraphs, { minLength: 1, maxLength: 2 })
  .map((some) => blockquote.create(null, some));
const documents = fc
  .array(fc.oneof({ weight: 3, arbitrary: paragraphs }, headings, list, quotations), {
    minLength: 1,
    maxLength: 4,
  })
  .map((blocks) => doc.create(null, blocks));

/** Each block with the words in it, each sign with its marks; spaces between words count as none. */
function shown(document: Node): string[] {
  const blocks: string[] = [];
  document.descendants((node, _at, parent) => {
    if (!node.isTextblock) return true;
    const signs = node.children.flatMap((child) => {
      const { type, text, marks } = child;
      if (type === hard_break) return ['\n'];
      const names = marks.map((mark) => `${mark.type.name}${mark.attrs['href'] ?? ''}`).toSorted();
      return (text ?? type.spec.leafText?.(child) ?? '')
        .split('')
        .flatMap((sign) => (sign.trim() ? `${sign}${names}` : []));
    });
    const first = signs.findIndex((sign) => sign !== '\n');
    if (first >= 0) {
      const words = signs.slice(first, signs.findLastIndex((sign) => sign !== '\n') + 1);
      blocks.push(`${parent?.type.name} ${node.type.name} ${node.attrs['level'] ?? ''} ${words.join(' ')}`);
    }
    return false;
  });
  return blocks;
}

test('what an editor formats is read again as it was, and shown so', () => {
  fc.assert(
    fc.property(documents, (written) => {
      const markdown = toMarkdown(written);
      const read = fromMarkdown(markdown);
      expect(shown(read)).toEqual(shown(written));
      expect(toMarkdown(read)).toBe(markdown);
      expect(isEditable(markdown)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a name in double braces is one sign among the words, and is written as it was', () => {
  const markdown =
    'Send it within **{{core.RETURN_WINDOW_DAYS}} days** to [{{operator.email}}](mailto:{{operator.email}})';
  const read = fromMarkdown(markdown);
  const names: unknown[] = [];
  read.descendants(({ type, attrs, nodeSize }) => {
    if (type === schema.nodes.placeholder) names.push([attrs['name'], nodeSize]);
  });
  expect(names).toEqual([
    ['core.RETURN_WINDOW_DAYS', 1],
    ['operator.email', 1],
  ]);
  expect(toMarkdown(read)).toBe(markdown);
});
