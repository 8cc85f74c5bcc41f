import { Mark, type Node } from 'prosemirror-model';

/** Words of a paragraph that are formatted alike, or a line break or picture between them. */
export type InlinePart = {
  type: string;
  text?: string;
  attrs: Readonly<Record<string, unknown>>;
  marks: readonly Mark[];
};

const isSpace = ({ type, text }: InlinePart) => type === 'hard_break' || (type === 'text' && !text?.trim());

/** Parts without the spaces at their edges, which become parts of their own. */
const apartFromSpaces = (part: InlinePart): InlinePart[] =>
  part.type === 'text' && !part.marks.some(({ type }) => type.name === 'code')
    ? (part.text ?? '')
        .split(/^(\s+)|(\s+)$/)
        .filter(Boolean)
        .map((text) => ({ ...part, text }))
    : [part];

/** Takes marks off the spaces and line breaks at the ends of what they mark: Markdown marks words. */
function withBareEdges(parts: readonly InlinePart[]): InlinePart[] {
  const bare = parts.map((part) => ({ ...part }));
  for (const places of [bare.keys().toArray(), bare.keys().toArray().toReversed()])
    for (const [order, place] of places.entries()) {
      const part = bare[place] as InlinePart;
      const before = bare[places[order - 1] ?? -1];
      if (isSpace(part)) part.marks = part.marks.filter((mark) => before && mark.isInSet(before.marks));
    }
  return bare;
}

/** Parts with the names in double braces written out among the words that are marked alike. */
function writeNames(parts: readonly InlinePart[]): InlinePart[] {
  const written: InlinePart[] = [];
  for (const part of parts) {
    const last = written.at(-1);
    const own =
      part.type === 'placeholder' ? { ...part, type: 'text', text: `{{${part.attrs['name']}}}` } : part;
    if (own.type === 'text' && last?.type === 'text' && Mark.sameSet(last.marks, own.marks))
      written[written.length - 1] = { ...last, text: (last.text ?? '') + (own.text ?? '') };
    else written.push(own);
  }
  return written;
}

/** The parts of a paragraph, without spaces and breaks at its ends, which would be lost. */
export function inlineParts(paragraph: Node): InlinePart[] {
  const parts = writeNames(
    paragraph.children.map(({ type, text, attrs, marks }): InlinePart => ({
      type: type.name,
      attrs,
      marks,
      ...(text === undefined ? {} : { text }),
    })),
  ).flatMap(apartFromSpaces);
  const first = parts.findIndex((part) => !isSpace(part));
  if (first < 0) return [];
  const last = parts.findLastIndex((part) => !isSpace(part));
  return withBareEdges(parts.slice(first, last + 1));
}
