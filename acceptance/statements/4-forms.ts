import { apiModule, journey, store, tests, ui } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { message } from '../walks/messages.ts';
import { asCustomer, showsCustomer } from '../walks/pages.ts';
import { NEWSLETTER_PROMPT, openNewsletterPrompt } from '../walks/newsletter-prompt.ts';

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
        'an address typed in the footer is confirmed by email, gets its code, and unsubscribes',
      ),
    ),
  ],
  [
    'FAILED',
    'The newsletter fails',
    tests(
      ui(
        'newsletter-form/NewsletterForm',
        'a failure keeps the typed text; a success takes focus and can be reset',
      ),
    ),
  ],
  [
    'reset',
    'A reset clears the address and the status',
    tests(
      store(
        'src/features/newsletter/newsletter-form',
        'a failure keeps the address for a retry, and a reset clears it',
      ),
    ),
  ],
  [
    'popin',
    'A pop-in subscribes with its id as the source, popin by default',
    walk(async (visit) => {
      const page = await visit.page();
      await openNewsletterPrompt(page, visit);
      const form = page.locator(NEWSLETTER_PROMPT);
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
      journey('account', 'details, sizes, a garment and an address are saved one after the other'),
      store('src/features/addresses/phone', '%s in %s is not a phone number'),
    ),
  ],
  [
    'address-saved',
    'A saved address leads back to the list',
    tests(journey('account', 'details, sizes, a garment and an address are saved one after the other')),
  ],
  [
    'address-error',
    'A failure to save an address is an ERROR',
    tests(ui('address-form/AddressForm', 'an error from the host is associated with its field')),
  ],
  [
    'address-country',
    'Changing the country clears the region',
    tests(
      ui('address-form/AddressForm', 'selecting another country clears the region and shows its own regions'),
    ),
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
        'the form starts with the customer’s data and is reset to it after saving',
      ),
    ),
  ],
  [
    'details-initial',
    'To begin with the customer is copied',
    tests(
      store(
        'src/features/account/details-form',
        'the form starts with the customer’s data and is reset to it after saving',
      ),
    ),
  ],
  [
    'details-email-error',
    'Nothing is saved while the address is wrong',
    tests(store('src/features/account/details-form', 'nothing is sent while the email is %j')),
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
    tests(store('src/features/sizes/sizes-form', 'loaded sizes set the saved ones and the form')),
  ],
  [
    'sizes-reset',
    'A reset restores the saved sizes',
    tests(store('src/features/sizes/sizes-form', 'a reset restores the saved sizes, but not while saving')),
  ],
];

/** A page of the account whose data does not come says so, and how to go on. */
const showsFailure = (path: string) =>
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
    'Orders that do not come are shown, with a way to try again',
    showsFailure('/account/orders'),
  ],
  [
    'returns-failed',
    'Returns that do not come are shown, with a way to try again',
    showsFailure('/account/returns'),
  ],
  [
    'details-failed',
    'Details that do not come are shown, with a way to try again',
    showsFailure('/account/details'),
  ],
  [
    'wishlist-failed',
    'A wishlist that does not come is shown, with a way to try again',
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
        'orders are listed newest first, page by page, without failed payments',
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

export const formStates: Statement[] = [
  ...statements('4.newsletter', newsletter),
  ...statements('4.form', forms),
  ...statements('4.fetch', fetching),
];
