import { hydrateAll } from '../../apps/store/e2e/steps/hydration.ts';
import { DAY_MS } from '../../packages/core/src/time/durations.ts';
import { newPerson, register } from '../../apps/store/e2e/steps/session.ts';
import type { Visit } from '../visit.ts';
import { apiModule, core, store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Statement } from '../statement.ts';
import { blocksShow } from '../walks/every-block.ts';
import { fieldRows, filled } from '../walks/fields.ts';
import { answerOf, jsonAt } from '../walks/json.ts';
import { message } from '../walks/messages.ts';
import { inBrowser, shows } from '../walks/pages.ts';

const drops = answerOf('/web-structure?type=home&locale=LOCALE', 'drops');
const nav = answerOf('/web-structure?type=nav&locale=LOCALE');
const home = answerOf('/web-structure?type=home&locale=LOCALE');
const routing = answerOf('/web-routing?path=/&locale=LOCALE');

const DROP = [
  'slug',
  'name',
  'description',
  'image',
  'path',
  'additionalInformation',
  'endAt',
  'preLaunchAt',
  'launchAt',
  'isNew',
  'trackingId',
  'isComingSoon',
  'isPreLaunched',
  'hasPreLaunch',
  'isLaunched',
  'shippingInfo',
  'remainingDays',
  'preLaunchToday',
  'preLaunchAtDate',
  'preLaunchAtHour',
] as const;

const REGISTRATION = [
  ['email', 'register.email'],
  ['firstName', 'register.firstName'],
  ['lastName', 'register.lastName'],
  ['birthDate', 'register.birthDate'],
  ['acceptTermsAndConditions', 'register.acceptTermsAndConditions'],
  ['optin', 'register.optIn'],
  ['password', 'register.password'],
  ['passwordConfirmation', 'register.passwordConfirmation'],
] as const;

/** What a submitted registration sends, from the browser's own request. */
const PAYLOAD = [
  'firstName',
  'lastName',
  'birthDate',
  'emailAddress',
  'acceptTermsAndConditions',
  'plainPassword',
  'optIn',
];

const payload = (visit: Visit) =>
  visit.once('registration', async (shared) => {
    const page = await shared.page();
    await page.goto(shared.path('/register'));
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('customerCreate'));
    await register(page, shared.language, newPerson());
    const { variables } = JSON.parse((await sent).postData() ?? '{}') as {
      variables: { customerCreate: Record<string, unknown> };
    };
    return variables.customerCreate;
  });

const payloadHas = (name: string) =>
  walk(async (visit) => {
    if (!(name in (await payload(visit)))) throw new Error(`${name} is not sent`);
  });

const checkbox = (name: 'acceptTerms' | 'optIn', checked: boolean) =>
  walks(
    inBrowser(async (page, visit) => {
      await page.goto(visit.path('/register'));
      const label = { acceptTerms: /^(J’accepte les|I accept the)/, optIn: /(nouveautés|new arrivals)/i }[
        name
      ];
      const box = page.getByRole('checkbox', { name: label });
      await box.waitFor();
      if ((await box.isChecked()) !== checked)
        throw new Error(`the box ${name} is ${checked ? 'off' : 'on'}`);
    }),
  );

export const contentEntities: Statement[] = [
  ...statements('3.drop', fieldRows('A drop', drops, DROP)),
  ...statements('3.drop-rules', [
    [
      'remaining-days',
      'The remaining days of a drop are counted from its end',
      walk(async (visit) => {
        const { drops: all } = await jsonAt<{
          drops: { endAt: string | null; remainingDays: number | null }[];
        }>(visit, `/web-structure?type=home&locale=${visit.language}`);
        for (const { endAt, remainingDays } of all) {
          if (endAt === null || remainingDays === null) continue;
          const days = (Date.parse(endAt) - Date.now()) / DAY_MS;
          if (Math.abs(days - remainingDays) > 1) throw new Error(`${remainingDays} days until ${endAt}`);
        }
      }),
    ],
  ]),
  ...statements('3.registration-form', [
    ...REGISTRATION.map(
      ([name, id]) =>
        [name, `The form to register has ${name}`, walks(shows('/register', message(id)))] as const,
    ),
    ['terms-default', 'The terms are not accepted by default', checkbox('acceptTerms', false)],
    [
      'optin-default',
      'The newsletter is chosen by default, where its operator says so',
      checkbox('optIn', true),
    ],
    [
      'birth-date-format',
      'A birth date is none, or a day of the calendar sent as YYYY-MM-DD',
      tests(core('accounts/birth-date', 'accepts %s', 'rejects %j')),
    ],
    ...PAYLOAD.map((name) => [`payload-${name}`, `What is sent has ${name}`, payloadHas(name)] as const),
  ]),
  ...statements('3.newsletter-form', [
    [
      'emailAddress',
      'The form of the newsletter has an address',
      walks(shows('/', message('ui.newsletter-form.label'))),
    ],
    [
      'status',
      'The form of the newsletter has a status',
      tests(
        store(
          'src/features/newsletter/newsletter-form',
          'only a valid address is submitted, and one at a time',
        ),
      ),
    ],
    [
      'source',
      'A subscription has its source',
      walks(
        inBrowser(async (page, visit) => {
          await page.goto(visit.path('/shop/'));
          // Before, the browser sends the form by itself.
          await hydrateAll(page);
          const form = page
            .getByRole('contentinfo')
            .locator('form')
            .filter({ has: page.locator('input[type=email]') });
          await form.locator('input[type=email]').fill(`lettre.${Date.now()}@example.fr`);
          const sent = page.waitForRequest((request) =>
            (request.postData() ?? '').includes('subscribeToNewsletter'),
          );
          await form.getByRole('button').first().click();
          const body = JSON.parse((await sent).postData() ?? '{}') as { variables: { source: string } };
          if (body.variables.source !== 'footer') throw new Error(`the source is ${body.variables.source}`);
        }),
      ),
    ],
  ]),
  ...statements('3.jeans-calculator', [
    ...(['step', 'size', 'heightRange', 'tightness', 'colors', 'email', 'measurementSystem'] as const).map(
      (name) =>
        [
          name,
          `The jeans calculator has ${name}`,
          name === 'email'
            ? tests(
                ui(
                  'jeans-calculator/JeansCalculator',
                  'going back keeps the answers, and a restart keeps only the email address',
                ),
              )
            : name === 'measurementSystem'
              ? tests(
                  ui(
                    'jeans-calculator/JeansCalculator',
                    'sizes and heights are shown in the selected system, with the same value',
                  ),
                )
              : tests(
                  ui(
                    'jeans-calculator/JeansCalculator',
                    'four questions are answered by keyboard and submitted together',
                  ),
                ),
        ] as const,
    ),
    [
      'metric-by-default',
      'The calculator begins with centimetres',
      walks(
        inBrowser(async (page, visit) => {
          await page.goto(
            visit.path(visit.language === 'en' ? '/levis-jeans-calculator' : '/calculateur-jean-levis'),
          );
          const metric = page
            .getByRole('radio', { name: /^(Centimètres|Centimetres|Metric|Métrique|cm)/i })
            .first();
          await metric.waitFor({ state: 'attached' });
          if (!(await metric.isChecked())) throw new Error('centimetres are not chosen');
        }),
      ),
    ],
    ...(['W', 'L'] as const).map(
      (size) =>
        [
          `result-${size}`,
          `The result has the size ${size}`,
          walk(async (visit) => {
            const sizes = await jsonAt<Record<string, number>>(visit, '/jean-levis-calculator/', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ size: 40, heightRange: '165-170', tightness: 'regular' }),
            });
            if (!Number.isInteger(sizes[size])) throw new Error(`${size} is ${JSON.stringify(sizes)}`);
          }),
        ] as const,
    ),
  ]),
  ...statements('3.saved-search-query', [
    [
      'query-id',
      'Searches are remembered with their query id',
      tests(store('src/lib/search-attribution', 'a list carries its query id, its index and its offset')),
    ],
    [
      'index-name',
      'Searches are remembered with the name of their index',
      tests(store('src/lib/search-attribution', 'a list carries its query id, its index and its offset')),
    ],
  ]),
  ...statements('3.page-info', [
    ['title', 'Page info has a title', filled(routing, 'title')],
    ['description', 'Page info has a description', filled(routing, 'description')],
    ['meta', 'Page info has its meta', filled(home, 'meta')],
    ['components', 'Page info has its components', filled(routing, 'components')],
  ]),
  ...statements('3.navigation', [
    ['navBar', 'Navigation has the items of the bar', filled(nav, 'navBar.label')],
    ['helloBar', 'Navigation has the hello bar', filled(nav, 'helloBar.text')],
    [
      'logo',
      'Navigation may have the address of a logo',
      tests(ui('header/Header', 'a custom logo is 92 px high on a wide screen, inside the header')),
    ],
    ['footer-title', 'A footer group has a title', filled(nav, 'footerNav.title')],
    ['footer-item-name', 'An item of the footer has a name', filled(nav, 'footerNav.items.name')],
    ['footer-item-label', 'An item of the footer has a label', filled(nav, 'footerNav.items.label')],
    ['footer-item-path', 'An item of the footer has a path', filled(nav, 'footerNav.items.path')],
    [
      'footer-item-target',
      'An item of the footer may have a target',
      tests(ui('footer/Footer', 'a link in a new tab says so and has no access to its opener')),
    ],
    [
      'footer-item-rel',
      'An item of the footer may have a rel',
      tests(ui('footer/Footer', 'a link in a new tab says so and has no access to its opener')),
    ],
  ]),
  ...statements('3.block-fields', [
    ['title', 'A block has a title', blocksShow(['title-title'])],
    [
      'text-markdown',
      'A block has a text, as Markdown or not',
      blocksShow([/text-text <strong>gras<\/strong>/]),
    ],
    ['cta-name', 'A call to action has a name', blocksShow(['cta-name'])],
    [
      'cta-path',
      'A call to action has a path',
      blocksShow([/href="[^"]*\/shop\/women\/"[^>]*>(?:<[^>]+>)*cta-name/]),
    ],
    [
      'cta-tracking-event',
      'A call to action has a tracking event',
      tests(
        store(
          'src/features/analytics/declared-event',
          'a link has the event that its content entry declares, at any depth',
        ),
      ),
    ],
    [
      'cta-tracking-id',
      'A call to action has a tracking id',
      tests(store('src/features/analytics/declared-event', 'an entry with only an id is a promotion')),
    ],
    ['item-label', 'An item has a label', blocksShow(['bubble-label'])],
    [
      'item-path',
      'An item has a path',
      blocksShow([/\/shop\/women\/"[^>]*>(?:(?!<\/a>)[\s\S])*bubble-label/]),
    ],
    ['item-imageUrl', 'An item has a picture', blocksShow([/<img[^>]*sewnlabel[^>]*>/])],
    [
      'item-slug',
      'An item has a slug',
      reason(
        'The specification names a slug of items without saying what it is for; the path of the item leads to it.',
      ),
    ],
    ['image-columns-images', 'Image columns have images', blocksShow(['columns-label', 'columns-second'])],
    ['key-figure-number', 'A key figure has its number', blocksShow([/3\s500/])],
    ['key-figure-text', 'A key figure has its text', blocksShow(['figures-text'])],
    ['social-title', 'A social insert has a title', blocksShow(['social-title'])],
    [
      'social-instagramUrl',
      'A social insert has instagramUrl',
      blocksShow(['https://www.instagram.com/patine-ig']),
    ],
    [
      'social-facebookUrl',
      'A social insert has facebookUrl',
      blocksShow(['https://www.facebook.com/patine-fb']),
    ],
    [
      'social-pinterestUrl',
      'A social insert has pinterestUrl',
      blocksShow(['https://www.pinterest.com/patine-pin']),
    ],
    ['social-websiteUrl', 'A social insert has websiteUrl', blocksShow(['https://site.example/'])],
    ['social-websiteLabel', 'A social insert has websiteLabel', blocksShow(['social-site'])],
    ['long-text-seeMoreCta', 'A long text has a way to more', blocksShow(['longText-more'])],
    [
      'marketing-imageUrl',
      'A marketing insert has imageUrl',
      blocksShow(['marketing-title', /<img[^>]*sewnlabel/]),
    ],
    [
      'marketing-imageFormat-banner',
      'A marketing insert may be a banner',
      tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is 230 px high in a banner')),
    ],
    [
      'marketing-imageFormat-auto',
      'A marketing insert may have the format auto',
      tests(
        ui(
          'blocks/marketing-insert/MarketingInsertBlock',
          'is as high as a long text with the format auto, and at least 462 px',
        ),
      ),
    ],
    [
      'marketing-imageFormat-default',
      'A marketing insert has the format default',
      tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is at most 682 × 462 by default')),
    ],
    [
      'marketing-modifiers',
      'A marketing insert has modifiers',
      reason(
        'The specification does not say what modifiers there are; the shop’s insert varies by its format.',
      ),
    ],
    [
      'marketing-content-type',
      'A marketing insert has a content type',
      reason(
        'The specification does not say what content types there are; the shop’s insert has words and a picture or a collage.',
      ),
    ],
    ['look-image', 'A look insert has an image', blocksShow(['look-alt'])],
    ['look-srcset', 'A look insert has a srcset', blocksShow([/srcset="[^"]*sewnlabel[^"]*\d+w/i])],
    ['look-title', 'A look insert has a title', blocksShow(['look-title'])],
    ['look-description', 'A look insert has a description', blocksShow(['look-description'])],
    [
      'look-link',
      'A look insert has links',
      blocksShow([/href="[^"]*\/shop\/men\/"[^>]*>(?:<[^>]+>)*look-label/]),
    ],
    ['look-link-label', 'A link of a look insert has a label', blocksShow(['look-label'])],
    ['market-id', 'A market square has an id', blocksShow(['id="market-id"'])],
    ['market-title', 'A market square has a title', blocksShow(['market-title'])],
    ['market-description', 'A market square has a description', blocksShow(['market-description'])],
    [
      'market-heading-tag',
      'A market square has the tag of its heading',
      blocksShow([/<h3[^>]*>(?:<[^>]+>)*market-title/]),
    ],
    ['market-image', 'A market square has an image', blocksShow(['market-alt'])],
    ['market-srcset', 'A market square has a srcset', blocksShow([/srcset="[^"]*sewnlabel[^"]*\d+w/i])],
    ['market-sizes', 'A market square has sizes', blocksShow([/sizes="[^"]+"/])],
  ]),
  ...statements('3.amounts', [
    [
      'minor-units',
      'Amounts are integers in hundredths, shown divided by 100 in the language’s way',
      tests(
        ui(
          'money/Money',
          'hundredths always have two digits',
          'a whole amount has no hundredths, unless it is in a total',
          'thousands are grouped as usual in the language',
        ),
        core('money/money', 'rejects %s hundredths'),
      ),
    ],
    ['currency', 'The default currency is EUR', tests(core('money/money', 'defaults to euros'))],
    [
      'dates',
      'Dates are shown as dd/mm/yyyy',
      tests(
        ui('plain-date/PlainDate', 'the day is before the month in %s'),
        uiRule('shipping-method-picker/delivery-dates', '%s to %s'),
        core('locales/format-date', '%s is the %s'),
        apiModule(
          'content/content',
          'shows an early opening in both languages, day before month, on a 24-hour clock',
        ),
      ),
    ],
  ]),
];
