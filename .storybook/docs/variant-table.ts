import { findAll, listOf, part, readSource, textOf, type Syntax } from './syntax.ts';

export type VariantDoc = {
  name: string;
  /** Text of the comment above it. */
  sentence: string;
  /** Values as written in code: `'sm'`, `2`, `true`. */
  values: string[];
  /** The default value, written likewise. */
  fallback: string | undefined;
};

const property = (object: Syntax, name: string) =>
  listOf(object, 'properties').find(
    (member) => member.type === 'Property' && textOf(part(member, 'key')) === name,
  );

const literal = (node: Syntax) => {
  const text = textOf(node);
  const isWord = node['value'] === undefined || typeof node['value'] === 'string';
  return isWord && text !== 'true' && text !== 'false' ? `'${text}'` : text;
};

/** Returns the variants of each cva table that a `*.variants.ts` file exports, by table name. */
export function readVariantTables(code: string, file: string): Record<string, VariantDoc[]> {
  const { program, sentenceAbove } = readSource(code, file);
  const tables = findAll('VariableDeclarator', program).flatMap((declarator) => {
    const call = findAll('CallExpression', declarator).find((node) => textOf(part(node, 'callee')) === 'cva');
    const config = call && listOf(call, 'arguments').find(({ type }) => type === 'ObjectExpression');
    const variants = config && property(config, 'variants');
    if (!variants) return [];
    const defaults = property(config, 'defaultVariants');
    const docs = listOf(part(variants, 'value'), 'properties').map((variant) => {
      const name = textOf(part(variant, 'key'));
      const fallback = defaults && property(part(defaults, 'value'), name);
      return {
        name,
        sentence: sentenceAbove(variant),
        values: listOf(part(variant, 'value'), 'properties').map((value) => literal(part(value, 'key'))),
        fallback: fallback && literal(part(fallback, 'value')),
      };
    });
    return [[textOf(part(declarator, 'id')), docs] as const];
  });
  return Object.fromEntries(tables);
}
