import { addCode } from '../../apps/store/e2e/steps/checkout.ts';
import { apiModule, core, journey, store, tests, ui } from '../named-tests.ts';
import { reason, statements, walk, type Proof, type Row, type Statement } from '../statement.ts';
import { cartWith, joinAs, takePieces } from '../walks/purchase.ts';
import { documentAt } from '../walks/pages.ts';
import { formSays, registrationSays } from '../walks/forms.ts';
import { mustRefuse } from '../walks/refusals.ts';
import { customer } from '../walks/customer.ts';
import { dataOf } from '../walks/ask.ts';
import { newPerson } from '../../apps/store/e2e/steps/session.ts';

const email: Row[] = [
  [
    'pattern',
    'An e-mail address matches a standard pattern',
    tests(core('accounts/email', 'accepts what RFC 5321 allows', 'accepts 254 characters and rejects 255')),
  ],
  [
    'newsletter-EMPTY',
    'A newsletter address is EMPTY when blank',
    tests(core('newsletter/newsletter-form', '%j is %s')),
  ],
  [
    'newsletter-BAD_FORMAT',
    'A newsletter address that does not match is BAD_FORMAT',
    tests(core('newsletter/newsletter-form', '%j is %s')),
  ],
  [
    'newsletter-OK',
    'Any other newsletter address is OK',
    tests(core('newsletter/newsletter-form', '%j is %s')),
  ],
  [
    'newsletter-not-sent',
    'Nothing but OK is sent',
    tests(ui('newsletter-form/NewsletterForm', 'nothing but an address is sent: %s, %s « %s »')),
  ],
  [
    'newsletter-input',
    'The input of the newsletter is required and of the type e-mail',
    walk(async (visit) => {
      const html = await (await visit.get(visit.path('/'), { 'accept-language': visit.language })).text();
      const input = /<input[^>]*type="email"[^>]*>/.exec(html)?.[0] ?? '';
      if (!input.includes('required')) throw new Error(`the input is ${input}`);
    }),
  ],
  [
    'message-empty',
    'An empty address is told',
    registrationSays(
      {},
      {
        fr: /Indiquez votre e-mail|Vous devez indiquer votre e-?mail|e-mail/,
        en: 'You must indicate your email',
      },
    ),
  ],
  [
    'message-invalid',
    'A wrong address is told',
    registrationSays(
      { email: 'camille' },
      { fr: /e-mail n'est pas valide|L'adresse e-mail/, en: 'The email address is invalid.' },
    ),
  ],
  [
    'message-registered',
    'An address that is registered is told',
    walk(async (visit) => {
      const owner = await customer(visit);
      const { walk: run } = registrationSays(
        { email: owner.email, whole: true },
        { fr: /déjà/, en: 'This email is already registered.' },
      ) as { walk: (one: typeof visit) => Promise<void> };
      await run(visit);
    }),
  ],
];

/** The api refuses a registration with this password. */
const refusesPassword = (plainPassword: string): Proof =>
  walk(async (visit) => {
    const query = 'mutation($c: CustomerCreate!) { createCustomer(customerCreate: $c) { id } }';
    const account = {
      firstName: 'Camille',
      lastName: 'Morel',
      emailAddress: newPerson().email,
      acceptTermsAndConditions: true,
      optIn: false,
      plainPassword,
    };
    await mustRefuse(visit, 100, query, { c: account });
  });

const SPECIAL = '!@#$_-%^&*?';
const password: Row[] = [
  ['least-length', 'A password has 8 characters at least', refusesPassword('Aa1!aaa')],
  ['most-length', 'A password has 255 characters at most', refusesPassword(`Aa1!${'a'.repeat(252)}`)],
  ['digit', 'A password has a digit', refusesPassword('Vestes-neuves!')],
  ['lowercase', 'A password has a lowercase letter', refusesPassword('VESTES-927!')],
  ['uppercase', 'A password has an uppercase letter', refusesPassword('vestes-927!')],
  ['special', 'A password has a special character', refusesPassword('Vestes927927')],
  [
    'special-characters',
    `Each of ${SPECIAL} is a special character`,
    tests(core('accounts/password', '%s is a special character')),
  ],
  ['no-whitespace', 'A password has no whitespace', refusesPassword('Vestes -927!')],
  [
    'message',
    'The rules are told in one sentence',
    registrationSays(
      { password: 'abc' },
      {
        fr: /8 caractères/,
        en: 'Password must have at least 8 characters and contain: a capital letter, a lowercase letter, a number, and a special character.',
      },
    ),
  ],
  [
    'confirmation-equal',
    'Password and confirmation are equal, which is told',
    registrationSays(
      { password: 'Vestes-927!', confirmation: 'Vestes-928!' },
      { fr: /identiques/, en: 'The passwords are not identicals.' },
    ),
  ],
  [
    'confirmation-EMPTY',
    'An empty confirmation is EMPTY',
    tests(core('accounts/new-password', 'the pair %j, %j has the errors %j')),
  ],
  [
    'confirmation-NOT_EQUALS',
    'Another confirmation is NOT_EQUALS',
    tests(core('accounts/new-password', 'the pair %j, %j has the errors %j')),
  ],
];

const registration: Row[] = [
  ...(['email', 'firstName', 'lastName', 'password'] as const).map(
    (name) =>
      [
        `${name}-required`,
        `A registration needs ${name}`,
        tests(
          core(
            'accounts/registration',
            'reports only %s %s',
            'lists the errors of an empty form in form order',
          ),
        ),
      ] as const,
  ),
  [
    'birthDate-optional',
    'A birth date may be left out',
    tests(core('accounts/registration', 'a valid form has no errors')),
  ],
  [
    'birthDate-BAD_FORMAT',
    'A birth date of another form is BAD_FORMAT',
    walk(async (visit) => {
      const query = 'mutation($c: CustomerCreate!) { createCustomer(customerCreate: $c) { id } }';
      const { errors } = await visit.ask(query, {
        c: {
          firstName: 'C',
          lastName: 'M',
          emailAddress: newPerson().email,
          acceptTermsAndConditions: true,
          optIn: false,
          plainPassword: 'Vestes-927!',
          birthDate: '21/05/90',
        },
      });
      if (!errors) throw new Error('21/05/90 is taken');
    }),
  ],
  [
    'terms',
    'The terms must be accepted, which is told',
    registrationSays({}, { fr: /accepter les conditions/, en: 'You must accept the terms and conditions' }),
  ],
  [
    'terms-EMPTY',
    'Terms that are not accepted are EMPTY',
    tests(core('accounts/registration', 'lists the errors of an empty form in form order')),
  ],
  [
    'token-expired',
    'A token of a password that has expired is told',
    formSays(
      async (page, visit) => {
        await page.goto(`${visit.path('/changePassword')}#token=${'0'.repeat(64)}`);
        await page.waitForLoadState('networkidle');
        const fields = page.locator('input[type=password]');
        if ((await fields.count()) >= 2) {
          await fields.nth(0).fill('Vestes-927!');
          await fields.nth(1).fill('Vestes-927!');
          await page.getByRole('button', { name: /^(Changer mon mot de passe|Change my password)$/ }).click();
        }
      },
      { fr: /Le lien a expiré/, en: 'The token has expired' },
    ),
  ],
];

const addressForm = (name: string) => tests(ui('address-form/AddressForm', name));
const phoneTest = (name: string) => tests(store('src/features/addresses/phone', name));
const address: Row[] = [
  ['phone-country', 'A phone number is checked against its country', phoneTest('%s in %s is no number')],
  [
    'phone-BLM',
    'Numbers of Saint-Barthélemy are exempt',
    tests(apiModule('addresses/addresses', 'a phone of Saint-Barthélemy is kept as it was written')),
  ],
  [
    'phone-normal',
    'A phone number is put into its normal form before it is saved',
    phoneTest('%s in %s is kept as %s'),
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
    addressForm('an empty field that must be filled in is told beside it, in %s'),
  ],
  [
    'nulls',
    'Empty second line, company and region are sent as null',
    addressForm('it sends what was filled in, and null for what may be empty'),
  ],
  [
    'default-false',
    'An address is not the default one unless told so',
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
      apiModule('carts/carts', 'of sixty pieces added at once, fifty find room'),
    ),
  ],
  ['needs-address', 'Ordering needs a delivery address', tests(core('cart/limits', 'reports only %s'))],
  ['needs-method', 'Ordering needs a shipping method', tests(core('cart/limits', 'reports only %s'))],
  [
    'sold-blocks',
    'A sold or unavailable product blocks the checkout, with a warning',
    tests(journey('payment', 'what one buyer pays for, another is told is gone')),
  ],
  [
    'coupon-invalid',
    'A wrong coupon shows “Coupon invalide”',
    walk(async (visit) => {
      const page = await visit.page();
      await cartWith(visit, page, await takePieces(visit, 1));
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
    tests(store('src/features/returns/return-draft', 'a reason is asked for each piece')),
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
    tests(apiModule('offers/making', 'one person has one offer for a piece, another person none beside it')),
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
      const ask = (size: unknown) =>
        fetch(`${visit.origin}/jean-levis-calculator/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ size, heightRange: '165-170', tightness: 'regular' }),
        });
      const [whole, text] = await Promise.all([ask(38), ask('38')]);
      if (whole.status !== 200 || text.status !== 422) throw new Error(`${whole.status} and ${text.status}`);
    }),
  ],
  [
    'customised',
    'A customised product has a label and a maximum size of its text',
    tests(apiModule('carts/carts', 'words are written where the product takes them, within its length')),
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

export const validation: Statement[] = [
  ...statements('5.email', email),
  ...statements('5.password', password),
  ...statements('5.registration', registration),
  ...statements('5.address', address),
  ...statements('5.cart', cart),
  ...statements('5.rule', rest),
];
