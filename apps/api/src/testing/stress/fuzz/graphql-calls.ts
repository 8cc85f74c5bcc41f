import manifest from '@patine/contract/manifest' with { type: 'json' };
import { schemaText } from '@patine/contract/schema';
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';
import type { Choices } from './random.ts';

/** Ids that exist, so that a call gets past the first lookup. */
export type Known = { cartId: string; references: readonly number[] };

const schema = buildSchema(schemaText);

type Operation = { text: string; variables: { name: string; type: GraphQLInputType }[] };

const operations: Operation[] = Object.values(manifest).map((text) => {
  const [definition] = parse(text).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION)
    throw new TypeError('A document of the manifest is not an operation');
  return {
    text,
    variables: (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const known = typeFromAST(schema, type) as GraphQLInputType | undefined;
      return known ? [{ name: variable.name.value, type: known }] : [];
    }),
  };
});

const scalar = (name: string, choices: Choices, { cartId, references }: Known): unknown => {
  const { pick, chance } = choices;
  if (name === 'Int' || name === 'Float')
    return chance(0.4)
      ? pick(references)
      : chance(0.8)
        ? Math.trunc(hostileNumber(choices)) % 2 ** 31
        : hostileNumber(choices);
  if (name === 'Boolean') return chance(0.5);
  if (name === 'JSON') return hostileValue(choices);
  if (name === 'Date' && chance(0.5)) return pick(['1990-01-01', '2030-12-31', '0001-01-01']);
  return chance(0.3) ? cartId : hostileText(choices);
};

/** A value that mostly has the requested type. */
function valueOf(type: GraphQLInputType, choices: Choices, known: Known, levels = 5): unknown {
  const { pick, chance, some } = choices;
  if (chance(0.01)) return hostileValue(choices);
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType, choices, known, levels);
  if (chance(0.05)) return null;
  if (isListType(type))
    return some(3, () => valueOf(type.ofType as GraphQLInputType, choices, known, levels - 1));
  if (isEnumType(type)) return pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (levels > 0 && chance(0.7)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, choices, known, levels - 1)]),
    );
  }
  return scalar(type.name, choices, known);
}

/** One of the store's GraphQL calls with hostile values. */
export function graphqlCall(choices: Choices, known: Known): string {
  const { text, variables } = choices.pick(operations);
  return JSON.stringify({
    query: text,
    variables: Object.fromEntries(variables.map(({ name, type }) => [name, valueOf(type, choices, known)])),
  });
}
