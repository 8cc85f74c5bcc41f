import { logOut } from '../../apps/store/e2e/steps/account.ts';
import { logIn, register } from '../../apps/store/e2e/steps/session.ts';
import { apiModule, journey, store, tests } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { dataOf } from '../walks/query.ts';
import { customer } from '../walks/customer.ts';
import { hasMarkup, inBrowser } from '../walks/pages.ts';
import { joinAs } from '../walks/purchase.ts';

const bought = journey(
  'purchase',
  'a visitor finds a product, registers, pays and finds the order and its email',
);

const login: Row[] = [
  ['INITIAL', 'The login begins as INITIAL', walks(hasMarkup('/login', /<form/))],
  [
    'LOADING',
    'The login loads',
    tests(
      journey('login', 'by keyboard alone a password is reset by email, and login keeps cart and wishlist'),
    ),
  ],
  [
    'ERROR',
    'A failed login is an ERROR',
    tests(journey('cart', 'a wrong password is reported without saying which part is wrong')),
  ],
  [
    'token',
    'The token is stored',
    tests(store('server/proxy', 'the token goes into an HttpOnly cookie and nowhere else')),
  ],
  [
    'profile-and-cart',
    'Profile and cart are loaded',
    tests(journey('cart', 'a visitor’s cart is there after login')),
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
        'a sign-in identifies the user, and an order has its own message id',
      ),
    ),
  ],
  [
    'pending-wish',
    'A product that was wished for before is added, and the count refreshed',
    tests(journey('wishlist', 'a wishlist button pressed by a visitor counts once they have an account')),
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
      journey('cart', 'an expired session asks for a login and then continues, with nothing lost'),
      store('src/lib/query', 'a query that fails for lack of a session signs the visitor out'),
    ),
  ],
  [
    'session-loss-message',
    'The warning says “Access denied to this field.”',
    walk(async (visit) => {
      const response = await visit.request('{ me { id } }');
      if (response.errors?.[0]?.message !== 'Access denied to this field.')
        throw new Error(JSON.stringify(response.errors));
    }),
  ],
];

const registration: Row[] = [
  ['INITIAL', 'The registration begins as INITIAL', walks(hasMarkup('/register', /<form/))],
  ['LOADING', 'The registration loads', tests(bought)],
  [
    'ERROR',
    'Any other failure of the registration is an ERROR',
    tests(apiModule('registration/registration', 'a name that contains U+0000 is malformed')),
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
        await page.getByRole('button', { name: /^(Créer mon compte|Create account)$/ }).click();
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
      journey('login', 'by keyboard alone a password is reset by email, and login keeps cart and wishlist'),
    ),
  ],
  [
    'reset-SENT',
    'Then the link is SENT',
    tests(
      journey('login', 'by keyboard alone a password is reset by email, and login keeps cart and wishlist'),
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
        await page.getByRole('button', { name: /^(Recevoir le lien|Send the link)$/ }).click();
        await page.getByRole('alert').first().waitFor();
      }),
    ),
  ],
  [
    'change-OK',
    'Changing the password ends OK',
    tests(
      journey('login', 'by keyboard alone a password is reset by email, and login keeps cart and wishlist'),
    ),
  ],
  [
    'change-ERROR',
    'Changing the password may end in ERROR',
    tests(
      apiModule(
        'customers/password-reset',
        'the new password %j is rejected as %s, and the link stays valid',
      ),
    ),
  ],
  [
    'change-EXPIRED',
    'Code 102 is EXPIRED',
    tests(
      apiModule(
        'customers/password-reset',
        'a link expires after 60 minutes, and is deleted later',
        'a link works once, also when used twice concurrently, and revokes the others',
      ),
    ),
  ],
];

export const sessionStates: Statement[] = [
  ...statements('4.login', login),
  ...statements('4.register', registration),
  ...statements('4.password', passwords),
];
