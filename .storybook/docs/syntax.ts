import { parseSync } from 'vite';

/** A syntax node: its type, its range in the text, and further fields that depend on the type. */
export type Syntax = { type: string; start: number; end: number; [key: string]: unknown };

export type Source = { program: Syntax; sentenceAbove: (node: Syntax) => string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const children = (node: Syntax) => Object.values(node).flat().filter(isSyntax);

/** Returns every node of a type within another, outermost first. */
export const findAll = (type: string, within: Syntax): Syntax[] =>
  children(within).flatMap((child) => [...(child.type === type ? [child] : []), ...findAll(type, child)]);

/** Returns a descendant by property names. Throws when one of them is missing. */
export const part = (node: Syntax, ...names: string[]): Syntax => {
  const found = names.reduce<unknown>((at, name) => (isSyntax(at) ? at[name] : undefined), node);
  if (!isSyntax(found)) throw new Error(`${node.type} has no ${names.join('.')}`);
  return found;
};

/** Returns the text of an identifier, a key or a literal. */
export const textOf = (node: Syntax) => String(node['name'] ?? node['value']);

export const listOf = (node: Syntax, name: string) => (node[name] as unknown[]).filter(isSyntax);

/** Parses a file. `sentenceAbove` returns the text of the docblock directly above a node. */
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
