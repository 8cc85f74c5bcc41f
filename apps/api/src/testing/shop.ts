import type { ErrorBody } from '@patine/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import type { Services } from '../context.ts';
import { createLog } from '../log.ts';
import { connect } from '../db/client.ts';
import { movableClock, servicesOn, testServices } from './services.ts';

export const PASSWORD = 'Trois-vestes-9';

type Failure = { message: string; extensions: ErrorBody };
type Caller = { token?: string | undefined; headers?: Record<string, string>; remoteAddress?: string };

export const basic = (emailAddress: string, password: string) =>
  `Basic ${Buffer.from(`${emailAddress}:${password}`).toString('base64')}`;

/** A complete api on a separate database, with the calls that a shopper makes. */
export async function testShop(variables: Record<string, string> = {}, log = createLog('silent')) {
  const clock = movableClock();
  return shopOn(await testServices({ OPEN_GRAPHQL: '1', ...variables }, clock), clock, log);
}

/** The same, but passwords are hashed at the cost of a real shop. */
export async function testShopWithCostlyPasswords() {
  const clock = movableClock();
  const { passwordCost: _low, ...services } = await testServices({ OPEN_GRAPHQL: '1' }, clock);
  return shopOn(services, clock);
}

/** The same on an existing PostgreSQL database. */
export async function shopAt(url: string, log = createLog('silent')) {
  const clock = movableClock();
  const client = { ...(await connect({ DATABASE_URL: url, DATA_DIR: '' })), url };
  return shopOn(await servicesOn(client, { OPEN_GRAPHQL: '1' }, clock), clock, log);
}

/** The same on existing services. */
export async function shopOn(
  services: Omit<Awaited<ReturnType<typeof testServices>>, 'passwordCost'> & Pick<Services, 'passwordCost'>,
  clock: ReturnType<typeof movableClock>,
  log = createLog('silent'),
) {
  const app = await buildApp({ ...services, log: log as FastifyBaseLogger });

  const call = async <Result, Variables extends object>(
    query: string & { readonly types?: (variables: Variables) => Result },
    variables?: NoInfer<Variables>,
    { token, headers, ...rest }: Caller = {},
  ) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...rest,
    });
    const { data, errors } = response.json<{ data: Result | null; errors?: Failure[] }>();
    return { status: response.statusCode, data, errors: errors ?? [], failure: errors?.[0]?.extensions };
  };

  /** Returns the data of a call; throws if it fails. */
  const request = async <Result, Variables extends object>(
    query: string & { readonly types?: (variables: Variables) => Result },
    variables?: NoInfer<Variables>,
    caller?: Caller,
  ): Promise<Result> => {
    const { data, errors } = await call(query, variables, caller);
    if (!data || errors.length > 0) throw new Error(`The call failed: ${JSON.stringify(errors)}`);
    return data;
  };

  const authenticate = (
    emailAddress: string,
    password = PASSWORD,
    remoteAddress = '127.0.0.1',
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/authenticate',
      headers: { authorization: basic(emailAddress, password), ...headers },
      remoteAddress,
    });

  /** Registers a customer and logs them in. */
  const signUp = async (emailAddress: string) => {
    const { createCustomer } = await request<{ createCustomer: { id: string } }, object>(
      'mutation($input: CustomerCreate!) { createCustomer(customerCreate: $input) { id } }',
      {
        input: {
          firstName: 'Léa',
          lastName: 'Martin',
          emailAddress,
          acceptTermsAndConditions: true,
          plainPassword: PASSWORD,
          optIn: false,
        },
      },
    );
    const response = await authenticate(emailAddress);
    return { id: createCustomer.id, emailAddress, token: response.json<{ token: string }>().token };
  };

  const close = async () => {
    await app.close();
    await services.client.close();
  };
  return { app, services, db: services.db, clock, call, request, authenticate, signUp, close };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;
