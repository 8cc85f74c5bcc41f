import { apiModule, journey, store, tests } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { customer, publicWishlist } from '../walks/customer.ts';
import { filled } from '../walks/fields.ts';
import { responses, shows, showsCustomer } from '../walks/pages.ts';
import { message } from '../walks/messages.ts';
import { cartWith, takeProducts } from '../walks/purchase.ts';
import { mustRefuse } from '../walks/refusals.ts';
import { productUrl } from '../walks/product-url.ts';

const visitor: Row[] = [
  ['shop', 'A visitor browses the shop', walks(shows('/shop/', message('shop.title')))],
  ['product', 'A visitor opens product pages', walks(shows(productUrl, message('product.fold.description')))],
  ['pages', 'A visitor reads pages of the CMS', walks(shows('/pages/our-story', /Patine/))],
  ['wishlist', 'A visitor sees public wishlists by their token', filled(publicWishlist, 'owner')],
  [
    'cart',
    'A visitor holds a cart through a cookie with its id',
    walk(async (visit) => {
      const page = await visit.page();
      await cartWith(visit, page, await takeProducts(visit, 1));
      await page.goto(visit.path('/cart'));
      await page.getByRole('main').getByRole('article').first().waitFor();
    }),
  ],
  [
    'no-flags',
    'A visitor has no wishlist flags',
    walk((visit) =>
      mustRefuse(visit, 103, '{ me { areProductsOnWishlist(productReferences: [1]) { reference } } }', {}),
    ),
  ],
  [
    'no-offer',
    'A visitor makes no offer',
    walk((visit) =>
      mustRefuse(
        visit,
        103,
        'mutation { makePriceOffer(productReference: 1, productVariantId: "1", amount: 100) { id } }',
        {},
      ),
    ),
  ],
  [
    'offer-login',
    'A visitor who wants to make an offer is led to the login',
    tests(journey('offers', 'an offer that its seller accepted is the price in the cart')),
  ],
  ['account', 'A visitor opens no route of the account', walks(responses('/account', 302, /\/login/))],
  [
    'checkout',
    'A visitor opens no route of the checkout',
    walks(responses('/cart/checkout', 302, /\/login/)),
  ],
];

const PLACES: Record<string, [string, string]> = {
  account: ['/account', 'account.title'],
  orders: ['/account/orders', 'account-orders.title'],
  returns: ['/account/returns', 'account-returns.title'],
  addresses: ['/account/addresses', 'account-addresses.title'],
  sizes: ['/account/sizes', 'account-sizes.title'],
  languages: ['/account/languages', 'account-languages.title'],
  wishlist: ['/wishlist', 'wishlist.title'],
};

const signedIn: Row[] = [
  ...Object.entries(PLACES).map(
    ([name, [path, id]]) =>
      [name, `A customer has ${name}`, walks(showsCustomer(path, message(id)))] as const,
  ),
  [
    'offers',
    'A customer makes offers',
    tests(journey('offers', 'an offer that its seller accepted is the price in the cart')),
  ],
  [
    'checkout',
    'A customer checks out',
    tests(
      journey('purchase', 'a visitor finds a product, registers, pays and finds the order and its email'),
    ),
  ],
  [
    'token-cookie',
    'The token is kept in the cookie authToken',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const names = (await page.context().cookies()).map(({ name }) => name);
      if (!names.some((name) => name === 'authToken' || name === '__Host-authToken'))
        throw new Error(names.join());
    }),
  ],
  [
    'bearer',
    'The token is sent as a Bearer header with each call',
    tests(store('server/proxy', 'has the session cookie as a Bearer token, and no cookies')),
  ],
  [
    'no-login',
    'A customer opens neither login nor register',
    walk(async (visit) => {
      const { page } = await customer(visit);
      for (const path of ['/login', '/register']) {
        const response = await page.request.get(visit.path(path), { maxRedirects: 0 });
        if (response.status() < 300 || response.status() >= 400)
          throw new Error(`${path} answered ${response.status()}`);
      }
    }),
  ],
  [
    'ownership',
    'Nobody sees what is somebody else’s',
    tests(apiModule('checkout/access', 'another customer’s order looks like one that does not exist')),
  ],
  [
    'sellers-outside',
    'Sellers are outside of this site',
    reason(
      'The specification says that no interface of sellers is shown; the page that answers an offer is reached by its mail.',
    ),
  ],
  [
    'analytics-user',
    'Analytics are told the id of a user who is signed in',
    tests(store('src/features/analytics/segment', 'simultaneous events are one batch, with user and page')),
  ],
];

const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
};

const headers: Row[] = Object.entries(HEADERS).map(
  ([name, value]) =>
    [
      name,
      `Answers have ${name} ${value}`,
      walk(async (visit) => {
        for (const path of ['/', '/shop/', '/login', '/favicon.svg', '/no-such-page']) {
          const response = await visit.get(visit.path(path));
          if (response.headers.get(name) !== value)
            throw new Error(`${path} has ${name} ${response.headers.get(name)}`);
        }
      }),
    ] as const,
);

export const roles: Statement[] = [
  ...statements('6.visitor', visitor),
  ...statements('6.customer', signedIn),
  ...statements('6.header', headers),
];
