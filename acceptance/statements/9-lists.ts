import { waitForHydration } from '../../apps/store/e2e/steps/hydration.ts';
import { addSomeProduct } from '../../apps/store/e2e/steps/products.ts';
import { core, journey, store, tests, ui, uiRule } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { dataOf } from '../walks/query.ts';
import { carts, customer } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { documentAt, hasMarkup } from '../walks/pages.ts';
import { joinAs } from '../walks/purchase.ts';
import { limit } from '../walks/limit.ts';

const cookies: Row[] = [
  [
    'currency',
    'The default currency is EUR, amounts are hundredths',
    limit('DEFAULT_CURRENCY', 'EUR', tests(core('money/money', 'defaults to euros'))),
  ],
  [
    'locales',
    'Locales are fr (fr-FR) and en (en-US)',
    walk(async (visit) => {
      const html = await documentAt(visit, '/');
      if (!new RegExp(`<html[^>]*lang="${visit.language}`).test(html)) throw new Error('another language');
    }),
  ],
  [
    'locale-cookie',
    'The cookie of the language lasts 365 days, lax',
    walk(async (visit) => {
      const page = await visit.page();
      await page.goto(visit.path('/shop/'));
      await waitForHydration(page);
      await page
        .getByRole('banner')
        .locator('[data-slot=language-switch] a:not([aria-current])')
        .first()
        .click();
      await page.waitForURL((url) => url.pathname !== new URL(visit.path('/shop/'), visit.origin).pathname);
      const cookie = (await page.context().cookies()).find(({ name }) => /locale/i.test(name));
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (!cookie || Math.abs(days - 365) > 1 || cookie.sameSite !== 'Lax')
        throw new Error(JSON.stringify(cookie ?? 'no cookie'));
    }),
  ],
  [
    'auth-cookie',
    'The cookie of the session lasts 7 days',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('authToken'));
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (Math.abs(days - 7) > 0.1) throw new Error(`${days} days`);
    }),
  ],
  [
    'cart-cookie',
    'The cart’s id is in the cookie cartId',
    walk(async (visit) => {
      const page = await visit.page();
      await addSomeProduct(page, visit.language);
      const names = (await page.context().cookies()).map(({ name }) => name);
      if (!names.some((name) => name.endsWith('cartId'))) throw new Error(names.join());
    }),
  ],
  [
    'affiliate-cookie',
    'The cookie affcid lasts 30 days',
    limit(
      'AFFILIATE_COOKIE_DAYS',
      30,
      tests(journey('consent', 'consent sends the queued events, and withdrawing it stops them')),
    ),
  ],
];

const METHODS = ['STANDARD', 'TRACKED', 'RELAY'];

const listsRows: Row[] = [
  ...METHODS.flatMap((method) =>
    ['DIRECT', 'GROUPED'].map(
      (type) =>
        [
          `${type}_${method}`,
          `${type} ${method} is a way of delivery`,
          walk(async (visit) => {
            for await (const cart of carts(visit, 'shippingMethods { deliveryMethod deliveryType }')) {
              const { shippingMethods } = cart as {
                shippingMethods: { deliveryMethod: string; deliveryType: string }[];
              };
              if (shippingMethods.some((one) => one.deliveryMethod === method && one.deliveryType === type))
                return;
            }
            throw new Error('no cart is offered it');
          }),
        ] as const,
    ),
  ),
  [
    'METRIC',
    'Measurements are METRIC',
    tests(uiRule('jeans-calculator/jeans-answers', '%i cm is formatted in %s')),
  ],
  [
    'IMPERIAL',
    'Measurements are IMPERIAL',
    tests(ui('size-table/SizeTable', 'by keyboard, inches take the place of centimetres, in %s')),
  ],
  ...Object.entries({
    chrono: 'chrono',
    'price-ascending': 'price_asc',
    'price-descending': 'price_desc',
  }).map(
    ([name, sort]) =>
      [
        `sort-${name}`,
        `Lists are ordered by ${name}`,
        walk(async (visit) => {
          if (!(await documentAt(visit, '/shop/')).includes(`sortby=${sort}`))
            throw new Error('no link leads to it');
          const index =
            { chrono: 'chronological', price_asc: 'price_ascending', price_desc: 'price_descending' }[sort] ??
            '';
          const { hits } = await search(
            visit,
            { attributesToRetrieve: ['price', 'createdAt'], hitsPerPage: 50 },
            index,
          );
          const values = hits.map((hit) => Number(sort === 'chrono' ? hit['createdAt'] : hit['price']));
          const sorted = values.toSorted((a, b) => (sort === 'price_asc' ? a - b : b - a));
          if (values.join() !== sorted.join()) throw new Error(`${values.join()} is not in order`);
        }),
      ] as const,
  ),
  [
    'sort-relevance',
    'Lists are ordered by relevance',
    walks(hasMarkup('/shop/?sortby=chrono', /pertinence|relevance/)),
  ],
  ...['top', 'waist', 'head', 'shoe'].map(
    (kind) =>
      [
        `size-${kind}`,
        `${kind} is a kind of size`,
        walk(async (visit) => {
          const { page } = await customer(visit);
          const size = { top: 'top:M', waist: 'waist:W28', head: 'head:57', shoe: 'shoe:38' }[kind];
          await dataOf(
            visit,
            'mutation($s: [String!]!) { updateCustomerSizePreferences(sizes: $s) { sizes } }',
            { s: [size] },
            page,
          );
        }),
      ] as const,
  ),
  [
    'soldes',
    'The context of a sale is “soldes”',
    limit(
      'SALE_CONTEXT',
      'soldes',
      tests(store('src/lib/open-search', 'during a sales season every query carries its rule context')),
    ),
  ],
];

export const lists: Statement[] = [...statements('9.cookie', cookies), ...statements('9.list', listsRows)];
