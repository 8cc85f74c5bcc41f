import { core, store, tests, ui } from '../named-tests.ts';
import { statements, walk, walks, type Statement } from '../statement.ts';
import { dataOf } from '../walks/query.ts';
import { addresses, customer, me } from '../walks/customer.ts';
import { fieldRows, filled } from '../walks/fields.ts';
import { answerOf } from '../walks/json.ts';
import { message } from '../walks/messages.ts';
import { asCustomer, showsCustomer } from '../walks/pages.ts';
import { addAddress, joinAs } from '../walks/purchase.ts';

const CUSTOMER = [
  'id',
  'emailAddress',
  'firstName',
  'lastName',
  'birthDate',
  'locale',
  'pseudo',
  'deactivated',
  'sizes',
  'createdAt',
  'updatedAt',
  'connectionAt',
  'activeAt',
  ['public-wishlist-token', 'publicWishlist.token'],
  ['default-postal-address', 'defaultPostalAddress.id'],
  ['postal-address-entries', 'postalAddresses.id'],
  ['has-order-flag', 'hasOrder'],
  ['display-name', 'displayName'],
] as const;

const ENTRY = [
  'id',
  'createdAt',
  ['firstName', 'postalAddress.firstName'],
  ['lastName', 'postalAddress.lastName'],
  ['companyName', 'postalAddress.companyName'],
  ['countryCode', 'postalAddress.countryCode'],
  ['countryCodeAlpha2', 'postalAddress.countryCodeAlpha2'],
  ['addressLine1', 'postalAddress.addressLine1'],
  ['addressLine2', 'postalAddress.addressLine2'],
  ['postalCode', 'postalAddress.postalCode'],
  ['subDivision', 'postalAddress.subDivision'],
  ['cityName', 'postalAddress.cityName'],
  ['phoneNumber', 'postalAddress.phoneNumber'],
  ['gpsCoordinates', 'postalAddress.gpsCoordinates.lat'],
] as const;

const SUGGESTION = [
  'id',
  'text',
  'addressLine1',
  'cityName',
  'postalCode',
  'country',
  ['gps-lat', 'gpsCoordinates.lat'],
  ['gps-lng', 'gpsCoordinates.lng'],
] as const;

const MAIN = 'AT BE CA CN CZ DK FI FR DE GR HK IE IT LU NL NZ NO PL SK ES SE CH GB US'.split(' ');
const WITH_REGIONS = {
  USA: { region: 'NY', postalCode: '10001', cityName: 'New York', phoneNumber: '+12125550123' },
  CAN: { region: 'QC', postalCode: 'H2X 1Y4', cityName: 'Montréal', phoneNumber: '+15145550123' },
  AUS: { region: 'NSW', postalCode: '2000', cityName: 'Sydney', phoneNumber: '+61291234567' },
  ITA: { region: 'RM', postalCode: '00153', cityName: 'Roma', phoneNumber: '+390612345678' },
};

/** An address of this country keeps its region. */
const keepsRegion = (country: keyof typeof WITH_REGIONS) =>
  walk(async (visit) => {
    const { page } = await customer(visit);
    const { region, ...address } = WITH_REGIONS[country];
    const id = await addAddress(visit, page, {
      firstName: 'Camille',
      lastName: 'Morel',
      addressLine1: '12 Main Street',
      countryCode: country,
      subDivision: region,
      ...address,
    });
    const { me: own } = await dataOf<{
      me: { postalAddresses: { id: string; postalAddress: { subDivision: string } }[] };
    }>(visit, '{ me { postalAddresses { id postalAddress { subDivision } } } }', {}, page);
    const stored = own.postalAddresses.find((entry) => entry.id === id)?.postalAddress.subDivision;
    if (stored !== region) throw new Error(`${region} of ${country} is stored as ${stored}`);
  });

const SIZE_GROUPS = ['top', 'waist', 'head', 'shoe'];

export const customers: Statement[] = [
  ...statements('3.customer', [
    ...fieldRows('A customer', me, CUSTOMER),
    [
      'display-name-shown',
      'The details show the name that stands beside reviews',
      walks(
        showsCustomer('/account/details', message('account-details.displayName'), 'Camille des Récollets'),
      ),
    ],
    [
      'authenticated-by-email',
      'A visitor is signed in when the profile has an e-mail address',
      walk(async (visit) => {
        const visitor = await visit.request('{ me { emailAddress } }');
        if (visitor.data !== null || visitor.errors?.[0]?.extensions.name !== 'ACCESS_DENIED')
          throw new Error('a visitor has a profile');
        const page = await visit.page();
        const email = await joinAs(visit, page);
        const own = await dataOf<{ me: { emailAddress: string } }>(
          visit,
          '{ me { emailAddress } }',
          {},
          page,
        );
        if (own.me.emailAddress !== email) throw new Error(`signed in as ${own.me.emailAddress}`);
      }),
    ],
  ]),
  ...statements('3.saved-sizes', [
    ...SIZE_GROUPS.map(
      (group) =>
        [
          group,
          `Saved sizes have the group ${group}`,
          walks(showsCustomer('/account/sizes', message(`account-sizes.${group}`))),
        ] as const,
    ),
    [
      'multiple-choice',
      'Several sizes of a group can be chosen',
      tests(
        store(
          'src/features/sizes/sizes-form',
          'several sizes are selected in chart order, and a second press deselects one',
        ),
      ),
    ],
    ['metric', 'Sizes can be read in centimetres', walks(showsCustomer('/account/sizes', /\bcm\b/))],
    [
      'imperial',
      'Sizes can be read in inches',
      walks(
        asCustomer(async (page, visit) => {
          await page.goto(visit.path('/account/sizes'));
          await page
            .getByText(/^(Pouces|Inches)$/)
            .first()
            .click();
          await page
            .getByText(/(in|pouces|inches|po)\b/)
            .first()
            .waitFor();
        }),
      ),
    ],
  ]),
  ...statements('3.address', [
    ...fieldRows('An entry of the address book', addresses, ENTRY),
    [
      'form-company',
      'The form takes a company',
      walks(showsCustomer('/account/addresses/new', message('ui.address-form.companyName'))),
    ],
    [
      'form-country',
      'The form takes a country',
      walks(showsCustomer('/account/addresses/new', message('ui.address-form.countryCode'))),
    ],
    [
      'form-phone',
      'The form takes a phone number',
      walks(showsCustomer('/account/addresses/new', message('ui.address-form.phoneNumber'))),
    ],
    [
      'form-default',
      'The form says whether the address is the default one for delivery and billing',
      walks(showsCustomer('/account/addresses/new', message('ui.address-form.default'))),
    ],
    [
      'form-coordinates',
      'The form takes the coordinates of a suggestion, which may be left out',
      tests(
        ui(
          'address-form/AddressForm',
          'a suggestion for the selected country fills in the address and stores its coordinates',
          'editing the place by hand drops the coordinates',
        ),
      ),
    ],
    [
      'three-letters',
      'Countries are codes of three letters',
      walk(async (visit) => {
        for await (const entry of addresses(visit, 'postalAddress { countryCode countryCodeAlpha2 }')) {
          const all = entry as { postalAddress: { countryCode: string; countryCodeAlpha2: string } }[];
          for (const { postalAddress } of all)
            if (
              !/^[A-Z]{3}$/.test(postalAddress.countryCode) ||
              !/^[A-Z]{2}$/.test(postalAddress.countryCodeAlpha2)
            )
              throw new Error(`${postalAddress.countryCode} is no code of three letters`);
        }
      }),
    ],
    [
      'main-country-flag',
      'The main shipping countries are marked',
      tests(
        core(
          'delivery/countries',
          'the main shipping countries are the specified ones, each once, as alpha-3 codes',
        ),
        store(
          'src/features/addresses/phone',
          'every country has a name in both languages, and the main ones are marked',
        ),
      ),
    ],
    ...MAIN.map(
      (country) =>
        [
          `main-${country}`,
          `${country} is a main shipping country: the shop delivers there`,
          walk(async (visit) => {
            const { deliveryCountries } = await dataOf<{
              deliveryCountries: { countryCodeAlpha2: string }[];
            }>(visit, '{ deliveryCountries { countryCodeAlpha2 } }');
            if (!deliveryCountries.some(({ countryCodeAlpha2 }) => countryCodeAlpha2 === country))
              throw new Error(`the shop does not deliver to ${country}`);
          }),
        ] as const,
    ),
    ...(Object.keys(WITH_REGIONS) as (keyof typeof WITH_REGIONS)[]).map(
      (country) =>
        [`regions-${country}`, `An address in ${country} keeps its region`, keepsRegion(country)] as const,
    ),
  ]),
  ...statements('3.suggestion', [
    ...fieldRows(
      'A suggested address',
      answerOf(`/geocode?text=${encodeURIComponent('12 rue Haute, 33000')}&country=FRA`, 'suggestions'),
      SUGGESTION,
    ),
    [
      'subDivision',
      'A suggested address has its region where the country has them',
      filled(answerOf('/geocode?text=90%20George%20St%20Sydney&country=AUS', 'suggestions'), 'subDivision'),
    ],
    [
      'three-letters',
      'The country of a suggestion is a code of three letters',
      walk(async (visit) => {
        const source = answerOf('/geocode?text=12%20rue%20Haute%2C%2033000&country=FRA', 'suggestions');
        for await (const found of source(visit, ''))
          if ((found as { country: string }[]).some(({ country }) => country !== 'FRA'))
            throw new Error('a suggestion of another country');
      }),
    ],
  ]),
];
