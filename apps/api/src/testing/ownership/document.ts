import { schemaText } from '@patine/contract/schema';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const schema = buildSchema(schemaText);

/** The root types, and Customer, whose fields come from many modules. */
export const ROOTS = ['Query', 'Mutation', 'Customer'] as const;
const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();

/** Lists every field of these types, such as `Mutation.logout`. */
export const everyField = (): string[] =>
  ROOTS.flatMap((type) => Object.keys(fieldsOf(type)).map((name) => `${type}.${name}`));

/** Selects all fields without required arguments, two levels deep; Customer's fields have rows of their own. */
function selectionOf(output: GraphQLOutputType, levels = 2): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (!isObjectType(type) || levels === 0) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && getNamedType(field.type).name !== 'Customer',
  );
  const shown =
    type.name === 'Customer' ? fields.filter(({ type: own }) => isLeafType(getNamedType(own))) : fields;
  return `{ ${shown.map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`).join(' ')} }`;
}

const declared = ({ args }: GraphQLField<unknown, unknown>, given: Set<string>) =>
  args.filter(({ name }) => given.has(name)).map(({ name, type }) => `$${name}: ${type.toString()}`);

/** Returns the GraphQL operation that requests one field with these arguments. */
export function documentOf(path: string, given: readonly string[]): string {
  const [type = '', name = ''] = path.split('.');
  const field = fieldsOf(type)[name];
  if (!field) throw new Error(`The schema has no ${path}`);
  const variables = declared(field, new Set(given));
  const head = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const passed =
    given.length > 0 ? `(${given.map((argument) => `${argument}: $${argument}`).join(', ')})` : '';
  const fields = `${name}${passed} ${selectionOf(field.type)}`;
  if (type === 'Customer') return `query${head} { me { ${fields} } }`;
  return `${type.toLowerCase()}${head} { ${fields} }`;
}
