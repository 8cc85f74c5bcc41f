import { findAll, listOf, part, readSource, textOf, type Syntax } from './syntax.ts';

type Taken = { from: string; includes: (prop: string) => boolean };

export type PropsType = {
  name: string;
  members: { name: string; sentence: string; optional: boolean; type: string }[];
  /** The cva tables whose variants are props: all variants, or those left by `Pick` or `Omit`. */
  tables: Taken[];
  /** The props types that it extends, likewise. */
  bases: Taken[];
};

/** Returns the names in the last argument of a `Pick` or an `Omit`. */
function keysOf(cut: Syntax) {
  const { params, ...rest } = part(cut, 'typeArguments');
  return findAll('Literal', { ...rest, keys: (params as Syntax[]).at(-1) } as Syntax).map(textOf);
}

const isNamed = (reference: Syntax, ...names: string[]) =>
  names.includes(textOf(part(reference, 'typeName')));

/** Returns the types that an alias combines and the keys that `Pick` or `Omit` leaves of each. */
function takenBy(alias: Syntax, name: (reference: Syntax) => string | undefined): Taken[] {
  const composed = intersected(part(alias, 'typeAnnotation'));
  return composed.flatMap((type) => {
    if (type.type !== 'TSTypeReference') return [];
    const cut = isNamed(type, 'Pick', 'Omit') ? type : undefined;
    const whole = cut ? listOf(part(cut, 'typeArguments'), 'params')[0] : type;
    const from = whole?.type === 'TSTypeReference' ? name(whole) : undefined;
    if (!from) return [];
    const keys = cut ? keysOf(cut) : [];
    const picks = cut !== undefined && isNamed(cut, 'Pick');
    return [{ from, includes: (prop: string) => (cut ? keys.includes(prop) === picks : true) }];
  });
}

const tableName = (reference: Syntax) =>
  isNamed(reference, 'VariantProps')
    ? textOf(part(findAll('TSTypeQuery', reference)[0]!, 'exprName'))
    : undefined;

const baseName = (reference: Syntax) => {
  const name = textOf(part(reference, 'typeName'));
  return name.endsWith('Props') && name !== 'VariantProps' ? name : undefined;
};

const typeText = (code: string, member: Syntax) => {
  const { start, end } = part(member, 'typeAnnotation', 'typeAnnotation');
  return code.slice(start, end);
};

/** Returns the exported `*Props` types of a file, with the sentence of each member. */
export function readPropsTypes(code: string, file: string): PropsType[] {
  const { program, sentenceAbove } = readSource(code, file);
  const exported = findAll('ExportNamedDeclaration', program).flatMap((node) =>
    findAll('TSTypeAliasDeclaration', node),
  );
  return exported
    .filter((alias) => textOf(part(alias, 'id')).endsWith('Props'))
    .map((alias) => ({
      name: textOf(part(alias, 'id')),
      members: ownMembers(part(alias, 'typeAnnotation')).map((member) => ({
        name: textOf(part(member, 'key')),
        sentence: sentenceAbove(member),
        optional: member['optional'] === true,
        type: typeText(code, member),
      })),
      tables: takenBy(alias, tableName),
      bases: takenBy(alias, baseName),
    }));
}

/** Returns the parts of an intersection or a union, with or without parentheses. */
function intersected(type: Syntax): Syntax[] {
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
    return listOf(type, 'types').flatMap(intersected);
  return type.type === 'TSParenthesizedType' ? intersected(part(type, 'typeAnnotation')) : [type];
}

/** Members of the type itself, without those of nested object types. */
const ownMembers = (type: Syntax) =>
  intersected(type)
    .filter((each) => each.type === 'TSTypeLiteral')
    .flatMap((each) => listOf(each, 'members').filter((member) => member.type === 'TSPropertySignature'));
