import { core, tests, ui } from '../named-tests.ts';
import { statements, walk, type Proof, type Row, type Statement } from '../statement.ts';
import { formSays, registrationSays } from '../walks/forms.ts';
import { mustRefuse } from '../walks/refusals.ts';
import { customer } from '../walks/customer.ts';
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
    tests(core('newsletter/newsletter-email', '%j is %s')),
  ],
  [
    'newsletter-BAD_FORMAT',
    'A newsletter address that does not match is BAD_FORMAT',
    tests(core('newsletter/newsletter-email', '%j is %s')),
  ],
  [
    'newsletter-OK',
    'Any other newsletter address is OK',
    tests(core('newsletter/newsletter-email', '%j is %s')),
  ],
  [
    'newsletter-not-sent',
    'Nothing but OK is sent',
    tests(ui('newsletter-form/NewsletterForm', 'submits only valid addresses: %s, %s « %s »')),
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
    'An empty address is shown',
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
    'A wrong address is shown',
    registrationSays(
      { email: 'camille' },
      { fr: /e-mail n'est pas valide|L'adresse e-mail/, en: 'The email address is invalid.' },
    ),
  ],
  [
    'message-registered',
    'An address that is registered is shown',
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
    'Password and confirmation are equal, which is shown',
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
      const { errors } = await visit.request(query, {
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
    'The terms must be accepted, which is shown',
    registrationSays({}, { fr: /accepter les conditions/, en: 'You must accept the terms and conditions' }),
  ],
  [
    'terms-EMPTY',
    'Terms that are not accepted are EMPTY',
    tests(core('accounts/registration', 'lists the errors of an empty form in form order')),
  ],
  [
    'token-expired',
    'A token of a password that has expired is shown',
    formSays(
      async (page, visit) => {
        await page.goto(`${visit.path('/changePassword')}#token=${'0'.repeat(64)}`);
      },
      { fr: /Le lien a expiré/, en: 'The token has expired' },
    ),
  ],
];

export const accountRules: Statement[] = [
  ...statements('5.email', email),
  ...statements('5.password', password),
  ...statements('5.registration', registration),
];
