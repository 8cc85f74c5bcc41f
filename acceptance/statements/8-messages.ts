import { logIn } from '../../apps/store/e2e/steps/session.ts';
import { journey, tests } from '../named-tests.ts';
import { statements, walks, type Row, type Statement } from '../statement.ts';
import { customer } from '../walks/customer.ts';
import { formSays, mustAppear } from '../walks/forms.ts';
import { asCustomer, inBrowser } from '../walks/pages.ts';

const messages: Row[] = [
  [
    'login',
    'A failed login says “We are unable to connect you. Please verify your information.”',
    formSays(
      async (page, visit) => {
        await page.goto(visit.path('/login'));
        await logIn(page, visit.language, { email: 'nobody@example.fr', password: 'Vestes-927!' });
      },
      {
        fr: /Nous ne pouvons pas vous connecter/,
        en: 'We are unable to connect you. Please verify your information.',
      },
    ),
  ],
  [
    'payment',
    'A payment that is not validated says so, with what to do',
    tests(journey('payment', 'a late payment is waited for, then reported as not yet validated')),
  ],
  [
    'order-display',
    'An order that cannot be shown says “An error occurred, we can’t display your order right now.”',
    walks(
      asCustomer(async (page, visit) => {
        const { orders: own } = await customer(visit);
        await page.goto(visit.path('/account/orders'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page.locator(`a[href$="${own.waiting.id}"]`).first().click();
        await mustAppear(page, visit, {
          fr: /afficher votre commande/,
          en: "An error occurred, we can't display your order right now.",
        });
      }),
    ),
  ],
  [
    'product-404',
    'A product that is not there says “Oops ! Page not found or unavailable”',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.language === 'fr' ? '/produit/robe-99999999' : '/en/product/dress-99999999');
        await mustAppear(page, visit, { fr: /Oups/, en: /Oops ?! Page not found or unavailable/ });
      }),
    ),
  ],
  [
    'wishlist',
    'A wishlist that fails says “We encountered an unexpected error. Please refresh the page.”',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Mes favoris|My wishlist)/ })
          .click();
        await mustAppear(page, visit, {
          fr: /erreur inattendue/,
          en: 'We encountered an unexpected error. Please refresh the page.',
        });
      }),
    ),
  ],
  [
    'coupon',
    'A wrong coupon says “Coupon invalide”',
    tests(
      journey(
        'payment',
        'a coupon applies, a declined card charges nothing, an interrupted payment is resumed',
      ),
    ),
  ],
];

export const errorMessages: Statement[] = [...statements('8.wording', messages)];
