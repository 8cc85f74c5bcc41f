import { CreateCustomerDocument } from '@patine/contract/operations';
import type { CustomerCreate } from '@patine/contract/resolvers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '../../db/schema/customers.ts';
import { outbox } from '../../db/schema/operations.ts';
import { PASSWORD, testShopWithCostlyPasswords, type TestShop } from '../../testing/shop.ts';
import { isCommonPassword } from '../customers/common-passwords.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShopWithCostlyPasswords();
});
afterAll(() => shop.close());

const form = (changes: Partial<CustomerCreate> = {}): CustomerCreate => ({
  firstName: ' Léa ',
  lastName: 'Martin',
  emailAddress: 'lea@example.fr',
  birthDate: '1990-02-28',
  acceptTermsAndConditions: true,
  plainPassword: PASSWORD,
  optIn: true,
  ...changes,
});
const register = (changes?: Partial<CustomerCreate>, headers = {}) =>
  shop.call(CreateCustomerDocument, { customerCreate: form(changes) }, { headers });

test('a registration is stored as it was given, its password as argon2id', async () => {
  const { data } = await register({ emailAddress: ' Stored@Example.fr ' }, { 'x-ui-language': 'en' });
  expect(data?.createCustomer).toMatchObject({
    emailAddress: 'stored@example.fr',
    firstName: 'Léa',
    locale: 'EN',
  });
  const [row] = await shop.db.select().from(customers).where(eq(customers.emailAddress, 'stored@example.fr'));
  expect(row).toMatchObject({ birthDate: '1990-02-28', optIn: true, acceptedTermsAt: shop.clock.now() });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const mails = await shop.db.select().from(outbox).where(eq(outbox.topic, 'mail.welcome'));
  expect(mails.map(({ payload }) => payload)).toEqual([{ customerId: row?.id }]);
});

test.each<[Partial<CustomerCreate>, Record<string, string>]>([
  [{ emailAddress: ' ' }, { emailAddress: 'EMPTY' }],
  [{ emailAddress: 'lea@example' }, { emailAddress: 'BAD_FORMAT' }],
  [
    { firstName: '', lastName: 'x'.repeat(256) },
    { firstName: 'EMPTY', lastName: 'BAD_FORMAT' },
  ],
  [{ birthDate: '2023-02-29' }, { birthDate: 'BAD_FORMAT' }],
  [{ plainPassword: 'vestes-9' }, { plainPassword: 'WEAK' }],
  [{ plainPassword: 'P@ssw0rd2024!' }, { plainPassword: 'COMMON' }],
  [{ acceptTermsAndConditions: false }, { acceptTermsAndConditions: 'EMPTY' }],
])('%o is rejected with its field errors', async (changes, fields) => {
  const { status, failure } = await register(changes);
  expect(status).toBe(422);
  expect(failure).toEqual({ name: 'VALIDATION', code: 100, fields });
});

test('an email address that has an account is a conflict, in upper or lower case', async () => {
  await register({ emailAddress: 'twice@example.fr' });
  const { failure } = await register({ emailAddress: 'TWICE@example.fr', plainPassword: 'Autre-chose-8' });
  expect(failure).toEqual({ name: 'EMAIL_CONFLICT', code: 101 });
  expect((await shop.authenticate('twice@example.fr')).statusCode).toBe(200);
});

test('of ten concurrent registrations of one address, one succeeds', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => register({ emailAddress: 'rush@example.fr' })),
  );
  expect(responses.filter(({ data }) => data)).toHaveLength(1);
  expect(responses.filter(({ failure }) => failure?.name === 'EMAIL_CONFLICT')).toHaveLength(9);
});

test('a name that contains U+0000 is malformed', async () => {
  expect((await register({ firstName: 'L\0a' })).failure?.name).toBe('MALFORMED_REQUEST');
});

test.each(['Azerty123!', 'Mot-de-Passe-1', 'Wélcome#2026', '!!Password99', 'M0td3p@sse'])(
  '%s is a common password',
  (password) => expect(isCommonPassword(password)).toBe(true),
);
test.each([PASSWORD, 'Kimono-vert-42', 'Azerty-la-machine-7'])('%s is not a common password', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
