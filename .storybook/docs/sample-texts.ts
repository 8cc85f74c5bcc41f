import { listOf, part, readSource, textOf, type Syntax } from './syntax.ts';

/** What is written between quotes for a machine: paths, class names, codes, ids of pictures. */
const isCode = (text: string) =>
  /^[\w\-:/.#?=&%@[\]()!<>,*~+{}]*$/.test(text) && !/^\p{Lu}\p{Ll}+$/u.test(text);

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** True for what no reader sees: imports, types, error messages, titles of the sidebar, class names. */
function isSkipped(node: Syntax): boolean {
  if (/^(Import|TS|NewExpression)/.test(node.type)) return !/^TS(As|Satisfies|NonNull)/.test(node.type);
  if (node.type === 'JSXAttribute') return /^(className|href|src)$/.test(textOf(part(node, 'name')));
  if (node.type !== 'Property') return false;
  const key = textOf(part(node, 'key'));
  const value = part(node, 'value');
  return key === 'play' || key === 'className' || (key === 'title' && /^[A-Z]\w+\//.test(textOf(value)));
}

function literalOf(node: Syntax): string[] {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type !== 'TemplateLiteral') return [];
  const quasis = listOf(node, 'quasis').map((quasi) => (quasi['value'] as { cooked: string }).cooked);
  return [quasis.join('0')];
}

function textsWithin(node: Syntax): string[] {
  if (isSkipped(node)) return [];
  const own = literalOf(node);
  if (node.type === 'TemplateLiteral') return own;
  const children = Object.values(node).flat().filter(isSyntax);
  return [...own, ...children.flatMap(textsWithin)];
}

/** Returns the texts that the samples in a file show; numbers in place of the parts of a template. */
export const sampleTexts = (code: string, file: string): string[] =>
  textsWithin(readSource(code, file).program).filter(
    (text) => /\p{L}{2}/u.test(text) && !isCode(text.trim()),
  );
