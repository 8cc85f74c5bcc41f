import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPropsTypes, type PropsType } from './props-type.ts';
import { readableType, type ShownType } from './readable-type.ts';
import { findAll, part, readSource, textOf } from './syntax.ts';
import { readVariantTables, type VariantDoc } from './variant-table.ts';

/** A row of a prop table in the format of react-docgen. */
export type PropDoc = {
  description: string;
  required: boolean;
  tsType: { name: string; raw?: string; elements?: { name: string; value: string }[] };
  /** The type as the table shows it. */
  shown?: ShownType;
  defaultValue?: { value: string; computed: false };
};

export type ComponentDocs = { component: string; rows: Record<string, PropDoc> };

const isBoolean = (values: string[]) => values.every((value) => value === 'true' || value === 'false');

const variantDoc = ({ sentence, values, fallback }: VariantDoc): PropDoc => ({
  description: sentence,
  required: false,
  tsType: isBoolean(values)
    ? { name: 'boolean' }
    : {
        name: 'union',
        raw: values.join(' | '),
        elements: values.map((value) => ({ name: 'literal', value })),
      },
  ...(fallback ? { defaultValue: { value: fallback, computed: false } } : {}),
});

const memberDoc = (
  { sentence, optional, type }: PropsType['members'][number],
  code: string,
  file: string,
): PropDoc => ({
  description: sentence,
  required: !optional,
  tsType: { name: type.replaceAll(/\s+/g, ' ') },
  shown: readableType(type, (name) => definitionOf(name, code, file)),
});

/** Returns how a type or a list of values is declared, in a file or in what the file imports of its own package. */
function definitionOf(name: string, code: string, file: string): string | undefined {
  const { program } = readSource(code, file);
  const own = ['TSTypeAliasDeclaration', 'VariableDeclarator']
    .flatMap((type) => findAll(type, program))
    .find((node) => textOf(part(node, 'id')) === name);
  if (own) return code.slice(own.start, own.end);
  const place = filePathOf(name, code, file);
  if (place === file || !existsSync(place)) return undefined;
  return definitionOf(name, readFileSync(place, 'utf8'), place);
}

/** Returns the variant tables that a file imports, by name. */
function tablesNear(code: string, file: string): Record<string, VariantDoc[]> {
  const { program } = readSource(code, file);
  const sources = findAll('ImportDeclaration', program)
    .map((node) => textOf(part(node, 'source')))
    .filter((source) => source.endsWith('.variants.ts'))
    .map((source) => path.join(path.dirname(file), source));
  return Object.assign(
    {},
    ...sources.map((source) => readVariantTables(readFileSync(source, 'utf8'), source)),
  );
}

/** Returns the variants that a `*Props` type takes from imported tables. */
export function variantsOf({ tables }: PropsType, code: string, file: string): VariantDoc[] {
  if (tables.length === 0) return [];
  const near = tablesNear(code, file);
  return tables.flatMap(({ from, includes }) => {
    const variants = near[from];
    if (!variants) throw new Error(`${file} imports no table named ${from}`);
    return variants.filter(({ name }) => includes(name));
  });
}

/** Returns the file that defines the props of another component: this file or a neighbouring one. */
function filePathOf(name: string, code: string, file: string): string {
  const { program } = readSource(code, file);
  const found = findAll('ImportDeclaration', program).find((node) =>
    findAll('ImportSpecifier', node).some((specifier) => textOf(part(specifier, 'local')) === name),
  );
  return found ? path.join(path.dirname(file), textOf(part(found, 'source'))) : file;
}

/** Returns the rows by prop: inherited ones first, the type's own last. */
function rowsOf(type: PropsType, code: string, file: string): Record<string, PropDoc> {
  const taken = type.bases.flatMap(({ from, includes }) => {
    const place = filePathOf(from, code, file);
    const there = place === file ? code : readFileSync(place, 'utf8');
    const base = readPropsTypes(there, place).find(({ name }) => name === from);
    return base ? Object.entries(rowsOf(base, there, place)).filter(([prop]) => includes(prop)) : [];
  });
  return Object.fromEntries([
    ...taken,
    ...variantsOf(type, code, file).map((variant) => [variant.name, variantDoc(variant)]),
    ...type.members.map((member) => [member.name, memberDoc(member, code, file)]),
  ]);
}

/** Returns the prop tables of the components of a file. `ButtonProps` belongs to `Button`. */
export const propDocs = (code: string, file: string): ComponentDocs[] =>
  readPropsTypes(code, file).map((type) => ({
    component: type.name.slice(0, -'Props'.length),
    rows: rowsOf(type, code, file),
  }));
