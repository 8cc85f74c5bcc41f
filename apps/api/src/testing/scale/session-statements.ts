import { CART_ITEM_LIMIT } from '@patine/core';
import { PASSWORD } from '../shop.ts';
import type { ScaleShop } from './scale-shop.ts';
import type { State } from './statements.ts';

type Answer<Data> = { data: Data | null; errors?: { extensions: { name: string } }[] };

async function request<Data>(url: string, query: string, variables: object, token?: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  return { data, failure: errors?.[0]?.extensions.name ?? null };
}

const authenticate = (url: string, emailAddress: string, password: string, network: string) =>
  fetch(`${url}/authenticate`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${emailAddress}:${password}`).toString('base64')}`,
      'x-forwarded-for': network,
    },
  });

const REGISTER = 'mutation($input: CustomerCreate!) { createCustomer(customerCreate: $input) { id } }';
const ME = '{ me { emailAddress } }';
const ADD =
  'mutation($cart: ID!, $reference: Int!, $variant: ID!) { addProductToCart(cartId: $cart, productReference: $reference, productVariantId: $variant) { count } }';

/** Who somebody is, what their cart holds and how often they tried is the same at every api. */
export async function sessionStatements(shop: ScaleShop, state: State) {
  const [one = '', other = ''] = shop.apis.map(({ url }) => url);
  const emailAddress = 'scale@example.fr';
  const input = { firstName: 'Léa', lastName: 'Martin', emailAddress, plainPassword: PASSWORD };
  await request(one, REGISTER, { input: { ...input, acceptTermsAndConditions: true, optIn: false } });
  const opened = await authenticate(other, emailAddress, PASSWORD, '198.51.100.20');
  const { token } = (await opened.json()) as { token: string };
  const me = await request<{ me: { emailAddress: string } }>(one, ME, {}, token);
  state(
    'an account made at one api logs in at the other, and its session counts at both',
    me.data?.me.emailAddress === emailAddress,
    `login ${opened.status}, then ${me.failure ?? 'known'}`,
  );

  const created = await request<{ createCart: { id: string } }>(
    one,
    'mutation { createCart { id } }',
    {},
    token,
  );
  const cart = created.data?.createCart.id;
  const pieces = await Promise.all(Array.from({ length: 4 }, () => shop.addPiece()));
  await Promise.all(
    pieces.map(({ reference, variantId: variant }, place) =>
      request(place % 2 === 0 ? one : other, ADD, { cart, reference, variant }, token),
    ),
  );
  const counted = await request<{ cart: { count: number } }>(
    other,
    'query($id: ID!) { cart(id: $id) { count } }',
    { id: cart },
    token,
  );
  state(
    `pieces put into a cart at both apis at once are all in it (limit ${CART_ITEM_LIMIT})`,
    counted.data?.cart.count === pieces.length,
    `${counted.data?.cart.count} of ${pieces.length}`,
  );

  await request(one, 'mutation { logout }', {}, token);
  const after = await request(other, ME, {}, token);
  state(
    'a session that was ended at one api is refused by the other',
    after.failure === 'ACCESS_DENIED',
    after.failure ?? 'accepted',
  );

  const guesses: number[] = [];
  for (let guess = 0; guess < 24; guess += 1) {
    const url = guess % 2 === 0 ? one : other;
    const response = await authenticate(url, emailAddress, `Guess-${guess}-aaa`, `198.18.${guess}.1`);
    guesses.push(response.status);
  }
  const checked = guesses.filter((status) => status === 401).length;
  state(
    'two apis together check twenty passwords an hour of an account',
    checked <= 20 && guesses.at(-1) === 429,
    `${checked} of ${guesses.length} checked`,
  );
}
