import { logOut } from '../../apps/store/e2e/steps/account.ts';
import { logIn, register } from '../../apps/store/e2e/steps/session.ts';
import { apiModule, core, journey, store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { dataOf } from '../walks/ask.ts';
import { customer, orders } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { message } from '../walks/messages.ts';
import { asCustomer, documentAt, hasMarkup, inBrowser, showsCustomer } from '../walks/pages.ts';
import { INVITATION, openInvitation } from '../walks/invitation.ts';
import { joinAs } from '../walks/purchase.ts';
import { withoutAddress, withoutMethod } from '../walks/refusals.ts';

const STATUSES = ['CHECKOUT', 'PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED'];
const waiting = journey(
  'payment',
  'a payment that answers late is waited for, then told of as not yet validated',
);
const bought = journey('purchase', 'a visitor finds a piece, joins, pays and finds the order and its mail');

const order: Row[] = [
  ...STATUSES.map(
    (status) =>
      [
        `status-${status}`,
        `${status} is a status of orders, in words`,
        tests(
          ui('order-status/OrderStatusBadge', '%s has words in both languages'),
          core('orders/status', 'every status can be reached from checkout'),
        ),
      ] as const,
  ),
  [
    'transitions',
    'Which status follows which',
    tests(core('orders/status', 'allows these transitions and no others')),
  ],
  ['poll-every-two-seconds', 'After checkout the order is fetched anew every two seconds', tests(waiting)],
  [
    'poll-ten-times',
    'It is fetched ten times more at most, while it stays in CHECKOUT',
    tests(
      store(
        'src/features/orders/order-status',
        'an order in checkout is waited for through ten repeats',
        '%s ends the waiting',
      ),
    ),
  ],
  ['confirmation-loading', 'The confirmation is LOADING until the order is fetched', tests(waiting)],
  ['confirmation-confirm', 'PAID is a confirmed order', tests(bought)],
  ['confirmation-error', 'Any other status after the fetch is an error', tests(waiting)],
  ['confirmation-waits', 'CHECKOUT keeps waiting', tests(waiting)],
  [
    'data-event',
    'An event with the order’s data is sent on confirmation',
    tests(
      store(
        'src/features/analytics/segment',
        'who signs in is identified by their traits, and an order by its own id',
      ),
    ),
  ],
];

/** What search engines are told of the availability of a piece. */
const tellsAvailability = (filter: string, wanted: string) =>
  walk(async (visit) => {
    // What they bought is sold.
    await customer(visit);
    const { hits } = await search(visit, { facetFilters: [filter], hitsPerPage: 1 }, 'chronological');
    const html = await documentAt(visit, async () =>
      visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`),
    );
    if (!html.includes(`https://schema.org/${wanted}`))
      throw new Error(`${hits[0]?.slug} does not say ${wanted}`);
  });

const availability: Row[] = [
  ['AVAILABLE', 'An AVAILABLE product is InStock', tellsAvailability('availability:AVAILABLE', 'InStock')],
  ['SOLD', 'A SOLD product is SoldOut', tellsAvailability('availability:SOLD', 'SoldOut')],
  [
    'UNAVAILABLE',
    'An UNAVAILABLE product is Discontinued',
    tests(store('src/head/product-data', '%j is %s')),
  ],
];

const burst = store(
  'src/features/cart/use-cart-change',
  'a burst of fifty clicks ends in the state of the server, after one refresh',
);
const cart: Row[] = [
  ['INITIAL', 'The cart has the status INITIAL', tests(burst)],
  ['LOADING', 'The cart has the status LOADING', walks(hasMarkup('/cart', /aria-busy|role="status"/))],
  [
    'ERROR',
    'The cart has the status ERROR',
    tests(
      store(
        'src/features/cart/open-cart',
        'an api that is away once is asked once more, and one that stays away is told',
      ),
    ),
  ],
  ['add-item', 'Adding an item replaces the whole cart from the answer', tests(burst)],
  [
    'remove-item',
    'Removing an item replaces the whole cart',
    tests(
      apiModule(
        'carts/carts',
        'a piece is in a cart once, however often it is added, and can be taken out twice',
      ),
    ),
  ],
  [
    'coupon',
    'Adding or removing a coupon replaces the whole cart',
    tests(
      apiModule(
        'coupons/coupons',
        'a percentage is taken off the order value, told with its code and its offer, and taken back',
      ),
    ),
  ],
  [
    'address',
    'Setting the address replaces the whole cart',
    tests(
      apiModule(
        'carts/shipping',
        'a cart is quoted for France until it has an address, then for its country',
      ),
    ),
  ],
  [
    'shipping-method',
    'Setting the shipping method replaces the whole cart',
    tests(
      apiModule('carts/shipping', 'the chosen method is in the total, with its quality control and its days'),
    ),
  ],
  [
    'updating-flag',
    'A change sets an updating flag and clears it',
    tests(burst, ui('sub-cart/SubCart', 'the line that leaves says that it is busy')),
  ],
  ['address-folds', 'A new delivery address folds its section', tests(bought)],
  [
    'creates-cart',
    'Adding without a cart creates or fetches one first',
    tests(
      store(
        'src/features/cart/use-cart-change',
        'two pieces added before there is a cart share the one that the first makes',
      ),
    ),
  ],
  [
    'retries-once',
    'A failed fetch of the cart is retried once',
    tests(
      store(
        'src/features/cart/open-cart',
        'an api that is away once is asked once more, and one that stays away is told',
        'a cart that is gone is replaced by another one, whose id the browser keeps',
      ),
    ),
  ],
  [
    'coupon-initial',
    'Adding a coupon begins as initial',
    tests(ui('coupon-form/CouponModal', 'a code is typed and sent by key; Escape leaves')),
  ],
  [
    'coupon-loading',
    'Adding a coupon loads',
    tests(
      ui('coupon-form/CouponForm', 'while a code is looked up or the cart is counted, nothing more is sent'),
    ),
  ],
  [
    'coupon-error',
    'A refused coupon is an error',
    tests(
      journey('payment', 'a code counts, a declined card charges nothing, a payment left is taken up again'),
    ),
  ],
  [
    'coupon-hides',
    'After a failure the dialog hides after 0.7 s and resets after 1 s',
    tests(
      ui(
        'coupon-form/CouponModal',
        'a failure hides the dialog after 0.7 s and begins again after 1 s, in %s',
      ),
    ),
  ],
];

const companies = [
  {
    file: 'apps/api/src/modules/payments/gateways.postgres.test.ts',
    title: 'a buyer pays on its page, and is charged once for one order',
  },
];
const payment: Row[] = [
  ['STRIPE', 'STRIPE is a provider', tests(companies)],
  ['PAYPAL', 'PAYPAL is a provider', tests(companies)],
  [
    'INTERNAL',
    'INTERNAL is a provider, for what gift cards pay',
    tests(
      apiModule(
        'coupons/coupons',
        'gift cards pay one after the other, and a cart with nothing left to pay asks no payment company',
      ),
    ),
  ],
  [
    'initial',
    'The payment begins as initial',
    tests(
      ui('payment-buttons/PaymentButtons', 'the main button says in %s that it obliges to pay, and how much'),
    ),
  ],
  ...['Paypal', 'Stripe', 'Internal'].map(
    (company) =>
      [
        `loading${company}`,
        `The payment has the status loading${company}`,
        tests(ui('payment-buttons/PaymentButtons', 'while one provider opens, none can be pressed again'), [
          {
            file: 'packages/ui/src/payment-buttons/PaymentButtons.stories.tsx',
            title:
              { Paypal: 'LoadingPaypal', Stripe: 'LoadingCard', Internal: 'LoadingInternal' }[company] ?? '',
          },
        ]),
      ] as const,
  ),
  [
    'disabled-while-loading',
    'Buttons are disabled unless the status is initial',
    tests(ui('payment-buttons/PaymentButtons', 'while one provider opens, none can be pressed again')),
  ],
  [
    'disabled-while-updating',
    'Buttons are disabled while something updates',
    tests([{ file: 'packages/ui/src/payment-buttons/PaymentButtons.stories.tsx', title: 'Counting' }]),
  ],
  [
    'disabled-when-sold',
    'Buttons are disabled when an item is sold or unavailable',
    tests(journey('payment', 'what one buyer pays for, another is told is gone')),
  ],
  [
    'links-disabled',
    'Links to the payment are disabled while updating or when an item is sold',
    tests(journey('payment', 'what one buyer pays for, another is told is gone')),
  ],
  [
    'error-resets',
    'A failed payment resets the status to initial',
    tests(
      journey('payment', 'a code counts, a declined card charges nothing, a payment left is taken up again'),
    ),
  ],
  ['redirect', 'Paying leads the browser to the address that the api answers', tests(bought)],
  ['missingShippingMethod', 'A missing shipping method is told', withoutMethod()],
  ['missingDeliveryAddress', 'A missing delivery address is told', withoutAddress()],
  [
    'unknown',
    'An unknown failure is told',
    tests(
      apiModule(
        'payments/outcomes',
        'the same cart opened twice has one payment; a cart that changed ends the first',
      ),
    ),
  ],
  [
    'not-authenticated',
    'A visitor at the checkout is led to the login, and back to /cart/checkout',
    tests(bought),
  ],
];

const login: Row[] = [
  ['INITIAL', 'The login begins as INITIAL', walks(hasMarkup('/login', /<form/))],
  [
    'LOADING',
    'The login loads',
    tests(
      journey(
        'login',
        'the keyboard alone gets a new password by mail, and finds cart and heart after the login',
      ),
    ),
  ],
  [
    'ERROR',
    'A failed login is an ERROR',
    tests(journey('cart', 'a wrong password is told without saying which part is wrong')),
  ],
  [
    'token',
    'The token is stored',
    tests(store('server/proxy', 'the token goes into a cookie that no script reads, and nowhere else')),
  ],
  [
    'profile-and-cart',
    'Profile and cart are loaded',
    tests(journey('cart', 'what a visitor put into the cart is there after logging in')),
  ],
  [
    'profile-locale',
    'The interface takes the language of the profile',
    walk(async (visit) => {
      const other = visit.language === 'fr' ? 'EN' : 'FR';
      const page = await visit.page();
      const email = await joinAs(visit, page);
      await dataOf(
        visit,
        'mutation($l: Locale!) { updateCustomerLocale(locale: $l) { id } }',
        { l: other },
        page,
      );
      const again = await visit.page();
      await again.goto(visit.path('/login'));
      await logIn(again, visit.language, { email, password: 'Vestes-927!' });
      await again.waitForURL(
        (url) => url.pathname.startsWith('/en') === (other === 'EN') && !url.pathname.includes('login'),
      );
    }),
  ],
  [
    'identify',
    'Analytics are told who signs in',
    tests(
      store(
        'src/features/analytics/segment',
        'who signs in is identified by their traits, and an order by its own id',
      ),
    ),
  ],
  [
    'pending-wish',
    'A product that was wished for before is added, and the count refreshed',
    tests(journey('wishlist', 'a heart that a visitor presses is kept once they have an account')),
  ],
  [
    'redirect',
    'Then one is led as the guard says',
    tests(store('src/features/session/destination', '%j for somebody who reads %s is %s')),
  ],
  [
    'logout',
    'Logging out removes the cookies of the session and of the cart',
    tests(store('server/proxy', 'logging out clears both cookies')),
  ],
  [
    'logout-reload',
    'Logging out loads the page anew',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      await page.goto(visit.path('/account'));
      await logOut(page, visit.language);
    }),
  ],
  [
    'session-loss',
    'A session that is denied ends: the cookie goes and the user is signed out',
    tests(
      journey('cart', 'an expired session asks for a login and then goes on, nothing lost'),
      store('src/lib/query', 'a query that fails for lack of a session signs the visitor out'),
    ),
  ],
  [
    'session-loss-message',
    'The warning says “Access denied to this field.”',
    walk(async (visit) => {
      const answer = await visit.ask('{ me { id } }');
      if (answer.errors?.[0]?.message !== 'Access denied to this field.')
        throw new Error(JSON.stringify(answer.errors));
    }),
  ],
];

const registration: Row[] = [
  ['INITIAL', 'The registration begins as INITIAL', walks(hasMarkup('/register', /<form/))],
  ['LOADING', 'The registration loads', tests(bought)],
  [
    'ERROR',
    'Any other failure of the registration is an ERROR',
    tests(apiModule('registration/registration', 'a name that holds U+0000 is malformed')),
  ],
  [
    'CONFLICT',
    'Code 101 is a CONFLICT: the address is used already',
    walks(
      inBrowser(async (page, visit) => {
        const { email } = await customer(visit);
        await page.goto(visit.path('/register'));
        await register(page, visit.language, { email, password: 'Vestes-927!' });
        await page
          .getByText(/(Cet e-mail|Cette adresse|déjà|already registered)/)
          .first()
          .waitFor();
      }),
    ),
  ],
  [
    'errors-after-submit',
    'Errors are hidden until one tries to submit, and then shown',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/register'));
        await page.waitForLoadState('networkidle');
        if ((await page.locator('[aria-invalid="true"]').count()) > 0)
          throw new Error('an error is shown before a try');
        await page.getByRole('button', { name: /^(Créer mon compte|Create my account)$/ }).click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
        if (!/\/register/.test(page.url())) throw new Error(`led to ${page.url()}`);
      }),
    ),
  ],
  ['logged-in', 'A new customer is signed in by itself', tests(bought)],
];

const passwords: Row[] = [
  [
    'reset-INITIAL',
    'Asking for a new password begins as INITIAL',
    walks(hasMarkup('/resetPassword', /<form/)),
  ],
  [
    'reset-LOADING',
    'Asking for a new password loads',
    tests(
      journey(
        'login',
        'the keyboard alone gets a new password by mail, and finds cart and heart after the login',
      ),
    ),
  ],
  [
    'reset-SENT',
    'Then the link is SENT',
    tests(
      journey(
        'login',
        'the keyboard alone gets a new password by mail, and finds cart and heart after the login',
      ),
    ),
  ],
  [
    'reset-ERROR',
    'A failure is an ERROR',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/resetPassword'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page.getByRole('textbox').first().fill('camille@example.fr');
        await page.getByRole('button', { name: /^(Recevoir le lien|Get the link)$/ }).click();
        await page.getByRole('alert').first().waitFor();
      }),
    ),
  ],
  [
    'change-OK',
    'Changing the password ends OK',
    tests(
      journey(
        'login',
        'the keyboard alone gets a new password by mail, and finds cart and heart after the login',
      ),
    ),
  ],
  [
    'change-ERROR',
    'Changing the password may end in ERROR',
    tests(apiModule('customers/password-reset', 'the new password %j is refused as %s, and the link keeps')),
  ],
  [
    'change-EXPIRED',
    'Code 102 is EXPIRED',
    tests(
      apiModule(
        'customers/password-reset',
        'a link is over after 60 minutes, and then forgotten',
        'a link works once, of two at the same time too, and takes the others with it',
      ),
    ),
  ],
];

const newsletter: Row[] = [
  [
    'idle',
    'The newsletter is idle',
    tests([{ file: 'packages/ui/src/newsletter-form/NewsletterForm.stories.tsx', title: 'Default' }]),
  ],
  [
    'LOADING',
    'The newsletter loads',
    tests([{ file: 'packages/ui/src/newsletter-form/NewsletterForm.stories.tsx', title: 'Loading' }]),
  ],
  [
    'SUCCEED',
    'The newsletter succeeds',
    tests(
      journey(
        'newsletter',
        'an address typed in the footer is confirmed by mail, gets its code, and is let go',
      ),
    ),
  ],
  [
    'FAILED',
    'The newsletter fails',
    tests(
      ui(
        'newsletter-form/NewsletterForm',
        'a failure keeps what was typed; a success takes the focus and begins again when asked',
      ),
    ),
  ],
  [
    'reset',
    'A reset clears the address and the status',
    tests(
      core('newsletter/newsletter-form', 'a failure keeps the address for a retry, and a reset clears it'),
    ),
  ],
  [
    'popin',
    'A pop-in subscribes with its id as the source, popin by default',
    walk(async (visit) => {
      const page = await visit.page();
      await openInvitation(page, visit);
      const form = page.locator(INVITATION);
      await form.locator('input[type=email]').fill(`lettre.${Date.now()}@example.fr`);
      const sent = page.waitForRequest((request) =>
        (request.postData() ?? '').includes('subscribeToNewsletter'),
      );
      await form.getByRole('button').first().click();
      const { variables } = JSON.parse((await sent).postData() ?? '{}') as { variables: { source: string } };
      if (variables.source !== 'popin') throw new Error(`the source is ${variables.source}`);
    }),
  ],
];

const forms: Row[] = [
  [
    'address-loading',
    'Validating an address loads, unless the phone is invalid',
    tests(
      journey('account', 'details, sizes, a garment and an address are given one after the other'),
      store('src/features/addresses/phone', '%s in %s is no number'),
    ),
  ],
  [
    'address-saved',
    'A saved address leads back to the list',
    tests(journey('account', 'details, sizes, a garment and an address are given one after the other')),
  ],
  [
    'address-error',
    'A failure to save an address is an ERROR',
    tests(ui('address-form/AddressForm', 'what the host finds wrong is tied to its field')),
  ],
  [
    'address-country',
    'Changing the country clears the region',
    tests(ui('address-form/AddressForm', 'another country clears the region and shows its own')),
  ],
  ...['DISABLED_SUBMIT', 'SUBMITTABLE', 'LOADING', 'ERROR'].map(
    (status) =>
      [
        `details-${status}`,
        `The form of details has the status ${status}`,
        tests(
          store('src/features/account/details-form', 'from %s each event leads where the specification says'),
        ),
      ] as const,
  ),
  [
    'details-success',
    'What is saved is stored, and the form is DISABLED_SUBMIT again',
    tests(
      store(
        'src/features/account/details-form',
        'to begin with the customer is copied, and what is saved is copied again',
      ),
    ),
  ],
  [
    'details-initial',
    'To begin with the customer is copied',
    tests(
      store(
        'src/features/account/details-form',
        'to begin with the customer is copied, and what is saved is copied again',
      ),
    ),
  ],
  [
    'details-email-error',
    'Nothing is saved while the address is wrong',
    tests(store('src/features/account/details-form', 'nothing is sent while the address is %j')),
  ],
  ...['INITIAL', 'LOADING', 'ERROR'].map(
    (status) =>
      [
        `sizes-${status}`,
        `The form of sizes has the status ${status}`,
        tests(
          store('src/features/sizes/sizes-form', 'from %s each event leads where the specification says'),
        ),
      ] as const,
  ),
  [
    'sizes-received',
    'Received sizes fill the sizes and the form',
    tests(store('src/features/sizes/sizes-form', 'received sizes fill the saved ones and the form')),
  ],
  [
    'sizes-reset',
    'A reset restores the saved sizes',
    tests(
      store(
        'src/features/sizes/sizes-form',
        'a reset restores the saved sizes, and nothing is undone while they are being saved',
      ),
    ),
  ],
];

/** A page of the account whose data does not come says so, and how to go on. */
const tellsFailure = (path: string) =>
  walks(
    asCustomer(async (page, visit) => {
      await page.goto(visit.path('/account/languages'));
      await page.waitForLoadState('networkidle');
      await page.route('**/graphql', (route) => route.abort());
      await page
        .getByRole('navigation')
        .getByRole('link')
        .and(page.locator(`[href$="${visit.path(path)}"]`))
        .first()
        .click();
      await page
        .getByRole('button', { name: /(Réessayer|Try again|Recharger|Reload)/ })
        .or(page.getByRole('link', { name: /(Réessayer|Try again|Recharger|Reload)/ }))
        .first()
        .waitFor();
    }),
  );

const fetching: Row[] = [
  [
    'orders-failed',
    'Orders that do not come are told, with a way to try again',
    tellsFailure('/account/orders'),
  ],
  [
    'returns-failed',
    'Returns that do not come are told, with a way to try again',
    tellsFailure('/account/returns'),
  ],
  [
    'details-failed',
    'Details that do not come are told, with a way to try again',
    tellsFailure('/account/details'),
  ],
  [
    'wishlist-failed',
    'A wishlist that does not come is told, with a way to try again',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Mes favoris|My wishlist)/ })
          .click();
        await page
          .getByText(/(erreur inattendue|unexpected error)/)
          .first()
          .waitFor();
      }),
    ),
  ],
  [
    'succeeded',
    'Orders that come are shown',
    walks(showsCustomer('/account/orders', message('account-orders.count'))),
  ],
  [
    'ten-a-page',
    'Orders and returns come ten a page',
    tests(
      apiModule(
        'customer-orders/customer-orders',
        'orders are listed newest first, page by page; a payment that came to nothing is none',
      ),
    ),
  ],
  [
    'last-page',
    'At the last page there are no more',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/account/orders'));
        await page.getByRole('main').getByRole('article').first().waitFor();
        if ((await page.getByRole('button', { name: /(plus de commandes|more orders)/ }).count()) > 0)
          throw new Error('more orders are offered');
      }),
    ),
  ],
];

const reasonOf = async (visit: Visit, wanted: string) => {
  for await (const one of orders(visit, 'parcels { items { returnEligibility { ineligibilityReason } } }'))
    if (JSON.stringify(one).includes(`"${wanted}"`)) return;
  throw new Error(`no piece is ${wanted}`);
};
const returns: Row[] = [
  ...['pending_return', 'not_shipped', 'customized_product'].map(
    (code) =>
      [
        code.replaceAll('_', '-'),
        `A piece cannot go back because of ${code}`,
        walk((visit) => reasonOf(visit, code)),
      ] as const,
  ),
  [
    'date-limit-exceeded',
    'A piece cannot go back after the limit, which is told',
    tests(
      ui('return-item-form/ReturnItemForm', 'a piece that stays says why: %s in %s'),
      core('returns/eligibility', 'an item can be returned until the last moment, and not later'),
    ),
  ],
  [
    'unknown',
    'Any other reason is unknown',
    tests(ui('return-item-form/ReturnItemForm', 'a piece that stays says why: %s in %s')),
  ],
  [
    'toggle',
    'A piece goes into the list and out of it',
    tests(store('src/features/returns/return-draft', 'a piece goes in, is changed and comes out again')),
  ],
  [
    'empty-reason',
    'A new entry has no reason yet',
    tests(store('src/features/returns/return-draft', 'a reason is asked for each piece')),
  ],
  [
    'reason-text-comment',
    'Reason, text and comment are set',
    tests(
      store(
        'src/features/returns/return-draft',
        'what is sent begins with the reason in words; a piece without one is not sent',
      ),
    ),
  ],
  [
    'quote',
    'A quotation is asked for, then validated',
    tests(journey('after-purchase', 'a parcel comes, a piece goes back with a quotation and is paid back')),
  ],
];

const wish: Row[] = [
  [
    'visitor',
    'A visitor’s heart is remembered with its path, and leads to the login',
    tests(journey('wishlist', 'a heart that a visitor presses is kept once they have an account')),
  ],
  [
    'optimistic',
    'A customer’s heart flips at once, and the count changes by one',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      await page.goto(visit.path('/shop/?hidesold=true'));
      await page.waitForLoadState('networkidle');
      await page.route('**/graphql', async (route) => {
        await new Promise((done) => setTimeout(done, 2_000));
        await route.continue().catch(() => undefined);
      });
      const heart = page.getByRole('main').getByRole('article').first().getByRole('button').first();
      await heart.click();
      await page.waitForFunction(
        () => document.querySelector('main article [aria-pressed=true]') !== null,
        null,
        { timeout: 1_500 },
      );
    }),
  ],
  [
    'call',
    'It is added or removed by a call',
    tests(journey('wishlist', 'a heart that a visitor presses is kept once they have an account')),
  ],
  [
    'count-plus-one',
    'The count that shows is one more while it is a favourite',
    tests(ui('wishlist-heart/WishlistHeart', 'the number of people stands beside the heart from one up')),
  ],
  [
    'failure',
    'A failure leaves the page as it is',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/shop/?hidesold=true'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        const card = page.getByRole('main').getByRole('article').nth(5);
        await card.getByRole('button').first().click();
        await page.waitForTimeout(1_000);
        if (!(await card.isVisible())) throw new Error('the list is gone');
      }),
    ),
  ],
];

const offer: Row[] = [
  [
    'visitor',
    'A visitor’s offer leads to the login, and opens the dialog after it',
    tests(
      journey('offers', "a visitor's offer, accepted by its seller, is the price in the cart"),
      store('src/features/offers/pending-offer', 'an offer wished for %s'),
    ),
  ],
  [
    'customer',
    'A customer’s opens the dialog',
    tests(
      journey(
        'phone-account',
        'on a phone one joins, says who one is, shares a wish, buys at one’s own price and leaves',
      ),
    ),
  ],
  [
    'available-only',
    'Offers are for products that are available and have a range',
    tests(
      apiModule('offers/making', 'no offer is taken for a piece that is away, or whose seller takes none'),
    ),
  ],
  [
    'seller-24-h',
    'The seller has 24 hours to accept',
    tests(apiModule('offers/answering', 'a seller who does not answer in a day has answered nothing')),
  ],
  [
    'mail',
    'The buyer is told by mail',
    tests(
      apiModule(
        'offers/answering',
        'accepted: the price is the buyer’s alone, in cart, order and payment, to the cent',
      ),
    ),
  ],
  [
    'active-24-h',
    'The reduction holds for 24 hours',
    tests(
      apiModule(
        'offers/answering',
        'a promise ends with its day: not an instant before, and whether or not the job has run',
      ),
    ),
  ],
];

const calculator = (name: string) => tests(ui('jeans-calculator/JeansCalculator', name));
const jeans: Row[] = [
  [
    'steps',
    'The calculator has steps 0 to 4',
    calculator('four answers are given by key alone and told together'),
  ],
  ['step-1-size', 'Step 1 asks for the size', calculator('no step is left without its answer, in %s')],
  [
    'step-2-height',
    'Step 2 asks for the range of height',
    calculator('no step is left without its answer, in %s'),
  ],
  [
    'step-3-tightness',
    'Step 3 asks for the tightness',
    calculator('no step is left without its answer, in %s'),
  ],
  [
    'step-4-colour',
    'Step 4 asks for one colour at least',
    tests(uiRule('jeans-calculator/jeans-answers', 'each step waits for its own answer')),
  ],
  [
    'reset',
    'A reset leads to step 0 and keeps the e-mail',
    calculator('one goes back with the answer kept, and begins again with the e-mail alone'),
  ],
  [
    'colored',
    '“colored” is all colours but blues, white and black',
    tests(core('jeans/colors', 'returns %s')),
  ],
  ['all', '“all” is no filter of colours', tests(core('jeans/colors', 'returns %s'))],
  ['chosen', 'Otherwise the chosen colours', tests(core('jeans/colors', 'returns %s'))],
  [
    'failure',
    'When completion fails one still comes to the results',
    tests(journey('ways-to-pieces', 'four answers lead to the jeans that fit, even when no mail leaves')),
  ],
];

const drops: Row[] = [
  ['live', 'A drop is live', walks(hasMarkup('/drops', /data-slot="drop-(card|banner)"/))],
  ['coming-soon', 'A drop is coming soon', walks(hasMarkup('/drops/soon', /data-slot="drop-(card|banner)"/))],
  [
    'pre-launch',
    'A drop is pre-launched in the app alone',
    tests(ui('drop-card/DropCard', 'it tells that the app opens the drop first, in %s')),
  ],
  [
    'ends-today',
    'A drop ends today',
    tests([{ file: 'packages/ui/src/drop-banner/DropBanner.stories.tsx', title: 'EndsToday' }]),
  ],
  [
    'ends-in-days',
    'A drop ends in N days',
    tests(ui('drop-card/DropCard', 'it tells pieces and time in %s and leads to the drop')),
  ],
];

const delivery: Row[] = [
  [
    'DIRECT',
    'DIRECT is a parcel from each seller',
    tests(
      apiModule(
        'delivery/quote',
        'each seller sends a parcel, and what each carries adds up to the carriage',
      ),
    ),
  ],
  [
    'GROUPED',
    'GROUPED is one parcel after the quality control in the workshop',
    tests(apiModule('carts/shipping', 'separate parcels name their sellers, a grouped one the workshop')),
  ],
  [
    'home',
    'Delivery is at home',
    tests(
      apiModule(
        'delivery/piece-quote',
        'a piece tells what its delivery in France costs and when it arrives, before there is a cart',
      ),
    ),
  ],
  [
    'relay',
    'Delivery is to a relay point',
    tests(apiModule('carts/shipping', 'a relay needs a point, and only a relay has one')),
  ],
  ['in-preparation', 'A parcel is in preparation', walk((visit) => parcel(visit, true))],
  ['tracked', 'A parcel is tracked', walk((visit) => parcel(visit, false))],
];

async function parcel(visit: Visit, inPreparation: boolean) {
  for await (const one of orders(visit, 'parcels { inPreparation trackingNumber }')) {
    const { parcels } = one as { parcels: { inPreparation: boolean; trackingNumber: string | null }[] };
    if (
      parcels.some(
        (each) => each.inPreparation === inPreparation && (inPreparation || each.trackingNumber !== null),
      )
    )
      return;
  }
  throw new Error(`no parcel is ${inPreparation ? 'in preparation' : 'tracked'}`);
}

const carousel: Row[] = [
  [
    'index',
    'A carousel knows its place',
    tests(ui('carousel/Carousel', 'it tells which items are seen, in %s')),
  ],
  [
    'ends',
    'Previous and next are disabled at the ends',
    tests(
      ui(
        'carousel/Carousel',
        'previous is disabled at the start, next at the end, and each press moves by one',
      ),
    ),
  ],
  [
    'minimum',
    'A carousel scrolls from five items on, drops from four',
    tests(
      ui('carousel/Carousel', '%s items, with %s as the fewest to scroll, have overflow %s'),
      ui('blocks/drop-carousel/DropCarouselBlock', '%s drops make a row with overflow %s'),
    ),
  ],
  [
    'long-text',
    'A long text folds and unfolds',
    tests(
      ui(
        'blocks/long-text/LongTextBlock',
        'what three lines hold is never folded; the rest is until asked for, in %s',
      ),
    ),
  ],
  [
    'home-loading',
    'The home’s loading is reset, then cleared once its page info is there',
    reason(
      'A flag inside of the page: what shows of it is the bar of progress, whose statements are 2.progress.',
    ),
  ],
  [
    'locale-navigation',
    'Another language loads its navigation anew',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/shop/'));
        await page
          .getByRole('banner')
          .locator('[data-slot=language-switch] a:not([aria-current])')
          .first()
          .click();
        const entry = visit.language === 'fr' ? /^Women$/ : /^Femme$/;
        await page.locator('[data-slot=navigation]').getByRole('link', { name: entry }).waitFor();
      }),
    ),
  ],
];

export const states: Statement[] = [
  ...statements('4.order', order),
  ...statements('4.availability', availability),
  ...statements('4.cart', cart),
  ...statements('4.payment', payment),
  ...statements('4.login', login),
  ...statements('4.register', registration),
  ...statements('4.password', passwords),
  ...statements('4.newsletter', newsletter),
  ...statements('4.form', forms),
  ...statements('4.fetch', fetching),
  ...statements('4.return', returns),
  ...statements('4.wishlist', wish),
  ...statements('4.offer', offer),
  ...statements('4.jeans', jeans),
  ...statements('4.drop', drops),
  ...statements('4.delivery', delivery),
  ...statements('4.carousel', carousel),
];
