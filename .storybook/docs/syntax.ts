import { parseSync } from 'vite';

/** A piece of syntax: its kind, its place in the text, and whatever its kind has besides. */
export type Syntax = { type: string; start: number; end: number; [key: string]: unknown };

export type Source = { program: Syntax; sentenceAbove: (node: Syntax) => string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const children = (node: Syntax) => Object.values(node).flat().filter(isSyntax);

/** Every node of one kind within another, outermost first. */
export const findAll = (type: string, within: Syntax): Syntax[] =>
  children(within).flatMap((child) => [...(child.type === type ? [child] : []), ...findAll(type, child)]);

/** Descends by names, and fails loudly where the syntax is another. */
export const part = (node: Syntax, ...names: string[]): Syntax => {
  const found = names.reduce<unknown>((at, name) => (isSyntax(at) ? at[name] : undefined), node);
  if (!isSyntax(found)) throw new Error(`${node.type} has no ${names.join('.')}`);
  return found;
};

/** An identifier's, a key's or a literal's own text. */
export const textOf = (node: Syntax) => String(node['name'] ?? node['value']);

export const listOf = (node: Syntax, name: string) => (node[name] as unknown[]).filter(isSyntax);

/** A file's syntax, and the sentence that a docblock right above a node gives it. */
export function readSource(code: string, file: string): Source {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const sentenceAbove = ({ start }: Syntax) => {
    const above = comments.findLast(({ end }) => end <= start);
    const touches = above && above.value.startsWith('*') && code.slice(above.end, start).trim() === '';
    return touches
      ? above.value
          .replaceAll(/^\s*\*+ ?/gm, '')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '';
  };
  return { program: program as unknown as Syntax, sentenceAbove };
}
