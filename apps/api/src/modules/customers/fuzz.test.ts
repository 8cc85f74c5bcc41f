import { schemaText } from '@patine/contract/schema';
import fc from 'fast-check';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const schema = buildSchema(schemaText);
/** The mutations of accounts, addresses and carts, and the queries with text arguments. */
const ROOTS = [
  ['Mutation', 'createCustomer'],
  ['Mutation', 'updateCustomer'],
  ['Mutation', 'askPasswordReset'],
  ['Mutation', 'resetPassword'],
  ['Mutation', 'confirmEmailAddress'],
  ['Mutation', 'updateCustomerSizePreferences'],
  ['Mutation', 'updateCustomerLocale'],
  ['Mutation', 'addPostalAddressToCustomer'],
  ['Mutation', 'updatePostalAddressOfACustomer'],
  ['Mutation', 'deleteAPostalAddressOfACustomer'],
  ['Mutation', 'addProductToCart'],
  ['Mutation', 'removeProductFromCart'],
  ['Mutation', 'addDiscountToCart'],
  ['Mutation', 'removeDiscountFromCart'],
  ['Mutation', 'setShippingMethodToCart'],
  ['Mutation', 'resetCartShippingMethod'],
  ['Mutation', 'setCartDeliveryAddress'],
  ['Query', 'cart'],
  ['Query', 'servicePoints'],
] as const;

let shop: TestShop;
let token: string;
let cartId: string;
let item: { reference: number; variantId: string };

beforeAll(async () => {
  shop = await testShop();
  ({ token } = await shop.signUp('fuzz@example.fr'));
  const { createCart } = await shop.request<{ createCart: { id: string } }, object>(
    'mutation { createCart { id } }',
    {},
    { token },
  );
  cartId = createCart.id;
  item = await insertProduct(shop.db, { customizationLabel: 'Broderie', customizationMaxLength: 20 });
});
afterAll(() => shop.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  '%',
  '../..',
  "' or 1=1 --",
  '2147483648',
  'x'.repeat(300),
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string());
const decimal = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Any valid value of a schema type, often an existing one that reaches further into the code. */
function valueOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return known(
      name,
      valueOf(type.ofType, name).filter((value) => value != null),
    );
  if (isListType(type)) return fc.array(valueOf(type.ofType, name), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, field.name)]),
      ),
    );
  if (type.toString() === 'Int') return fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31 - 1));
  if (type.toString() === 'Float') return decimal;
  if (type.toString() === 'Boolean') return fc.boolean();
  return fc.oneof(fc.constant(null), text);
}

/** Uses an existing id half of the time, so that the code after the lookup runs. */
function known(name: string, other: fc.Arbitrary<unknown>) {
  const existing: Record<string, () => unknown> = {
    id: () => cartId,
    cartId: () => cartId,
    productReference: () => item.reference,
    productVariantId: () => item.variantId,
    countryCode: () => 'FRA',
    postalCode: () => '75011',
    phoneNumber: () => '0612345678',
    plainPassword: () => 'Trois-vestes-9',
    emailAddress: () => 'fuzz@example.fr',
  };
  const exists = existing[name];
  return exists ? fc.oneof(fc.constant(null).map(exists), other) : other;
}

test.each(ROOTS)('no variables of the %s %s cause an unknown error', async (kind, name) => {
  const field = (schema.getType(kind) as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`No field ${name}`);
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const operation = `${kind.toLowerCase()}(${declared}) { ${name}(${passed}) ${selection} }`;
  const variables = fc.record(
    Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, arg.name)])),
  );
  await fc.assert(
    fc.asyncProperty(variables, fc.boolean(), async (values, signedIn) => {
      const { failure } = await shop.call(operation, values, signedIn ? { token } : {});
      expect(failure?.name).not.toBe('UNKNOWN');
    }),
    { numRuns: 60 },
  );
});
