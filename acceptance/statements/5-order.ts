import { addCode } from '../../apps/store/e2e/steps/checkout.ts';
import { apiModule, core, journey, store, tests, ui } from '../named-tests.ts';
import { reason, statements, walk, type Row, type Statement } from '../statement.ts';
import { cartWith, joinAs, takeProducts } from '../walks/purchase.ts';
import { documentAt } from '../walks/pages.ts';
import { mustRefuse } from '../walks/refusals.ts';
import { customer } from '../walks/customer.ts';
import { dataOf } from '../walks/query.ts';

const addressForm = (name: string) => tests(ui('address-form/AddressForm', name));

const phoneTest = (name: string) => tests(store('src/features/addresses/phone', name));

const address: Row[] = [
  [
    'phone-country',
    'A phone number is checked against its country',
    phoneTest('%s in %s is not a phone number'),
  ],
  [
    'phone-BLM',
    'Numbers of Saint-Barthélemy are exempt',
    tests(apiModule('addresses/addresses', 'a phone number of Saint-Barthélemy is stored as typed')),
  ],
  [
    'phone-normal',
    'A phone number is put into its normal form before it is saved',
    phoneTest('%s in %s is stored as %s'),
  ],
  [
    'phone-invalid',
    'An address with a wrong phone number is not saved',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const query =
        'mutation($a: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $a) { id } }';
      const a = {
        firstName: 'C',
        lastName: 'M',
        countryCode: 'FRA',
        addressLine1: '1 rue Haute',
        postalCode: '75010',
        cityName: 'Paris',
        phoneNumber: '+3312',
      };
      await mustRefuse(visit, 100, query, { a }, page);
    }),
  ],
  [
    'sent-without-error',
    'An address is sent without any error alone',
    addressForm('an empty required field has an error next to it, in %s'),
  ],
  [
    'nulls',
    'Empty second line, company and region are sent as null',
    addressForm('submits the filled-in values, and null for empty optional fields'),
  ],
  [
    'default-false',
    'An address is not the default one unless chosen',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const query =
        'mutation($a: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $a) { isDefault } }';
      const a = {
        firstName: 'C',
        lastName: 'M',
        countryCode: 'FRA',
        addressLine1: '1 rue Haute',
        postalCode: '75010',
        cityName: 'Paris',
        phoneNumber: '+33612345678',
      };
      await dataOf(visit, query, { a }, page);
      const second = await dataOf<{ addPostalAddressToCustomer: { isDefault: boolean } }>(
        visit,
        query,
        { a: { ...a, addressLine1: '2 rue Haute' } },
        page,
      );
      if (second.addPostalAddressToCustomer.isDefault)
        throw new Error('the second address is the default one');
    }),
  ],
  [
    'region-kept',
    'A geocoded region is kept only in US, CA, AU and IT, when it is one of theirs',
    tests(core('addresses/subdivisions', 'four countries have regions', 'stores %j in %s as %j')),
  ],
];

const cart: Row[] = [
  [
    'fifty',
    'A cart holds no more than 50 items',
    tests(
      core('cart/limits', 'accepts the fiftieth item and rejects the next one'),
      apiModule('carts/carts', 'of sixty items added concurrently, fifty are accepted'),
    ),
  ],
  ['needs-address', 'Ordering needs a delivery address', tests(core('cart/limits', 'reports only %s'))],
  ['needs-method', 'Ordering needs a shipping method', tests(core('cart/limits', 'reports only %s'))],
  [
    'sold-blocks',
    'A sold or unavailable product blocks the checkout, with a warning',
    tests(journey('payment', 'an item that another buyer is paying for is reported as unavailable')),
  ],
  [
    'coupon-invalid',
    'A wrong coupon shows “Coupon invalide”',
    walk(async (visit) => {
      const page = await visit.page();
      await cartWith(visit, page, await takeProducts(visit, 1));
      await page.goto(visit.path('/cart'));
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      await addCode(page, visit.language, 'NOSUCHCODE');
      await page
        .getByText(visit.language === 'fr' ? /Coupon invalide/ : /Invalid coupon/)
        .last()
        .waitFor();
    }),
  ],
];

const rest: Row[] = [
  [
    'return-reason',
    'A return needs a reason for each item',
    tests(store('src/features/returns/return-draft', 'each item needs a reason')),
  ],
  [
    'return-comment',
    'The comment sent is the reason, a full stop, the free comment, blanks dropped, trimmed',
    tests(
      core(
        'returns/comment',
        'joins reason and comment with a full stop',
        'omits blank parts',
        'never begins or ends with a space, and is never only a full stop',
      ),
    ),
  ],
  [
    'return-customised',
    'Customised products are neither returned nor exchanged',
    tests(core('returns/eligibility', 'a customised item can never be returned')),
  ],
  [
    'offer-one',
    'One price offer per product',
    tests(
      apiModule('offers/making', 'a customer has one offer for an item, and nobody else has one beside it'),
    ),
  ],
  [
    'offer-thirty',
    'The discount of an offer is 30% at most',
    tests(core('offers/bounds', 'allow at most thirty percent off, to the smallest possible whole unit')),
  ],
  [
    'offer-floor',
    'An offer begins at 70% of the price, rounded up to whole units',
    tests(core('offers/bounds', 'for a price of %i are %j')),
  ],
  [
    'offer-ceiling',
    'An offer ends at the current price',
    tests(core('offers/bounds', 'for a price of %i are %j')),
  ],
  [
    'offer-minimum',
    'An offer is the minimum price at least, and the base price at most',
    tests(
      core('offers/refusal', 'an accepted amount is never below 70 %, below the minimum or above the price'),
    ),
  ],
  [
    'calculator-whole',
    'The calculator sends a whole number as the size',
    walk(async (visit) => {
      const request = (size: unknown) =>
        fetch(`${visit.origin}/jean-levis-calculator/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ size, heightRange: '165-170', tightness: 'regular' }),
        });
      const [whole, text] = await Promise.all([request(38), request('38')]);
      if (whole.status !== 200 || text.status !== 422) throw new Error(`${whole.status} and ${text.status}`);
    }),
  ],
  [
    'customised',
    'A customised product has a label and a maximum size of its text',
    tests(apiModule('carts/carts', 'a customization is stored if the product allows one, within its length')),
  ],
  [
    'search-field',
    'The search field is of the type text, without autocomplete',
    walk(async (visit) => {
      const html = await documentAt(visit, '/shop/');
      const field = /<search[\s\S]*?<input[^>]*>/.exec(html)?.[0] ?? '';
      if (!/type="text"/.test(field) || !/autoComplete="off"/i.test(field))
        throw new Error(field.slice(-200));
    }),
  ],
  [
    'length-constants',
    'Three length constants, 255, 8 and 255',
    reason(
      'The specification says that their exact use is not shown; the shop uses 8 and 255 for passwords and 255 for names.',
    ),
  ],
];

export const orderRules: Statement[] = [
  ...statements('5.address', address),
  ...statements('5.cart', cart),
  ...statements('5.rule', rest),
];
