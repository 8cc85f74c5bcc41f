import { apiModule, core, journey, store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { asCustomer, hasMarkup, inBrowser } from '../walks/pages.ts';
import { joinAs } from '../walks/purchase.ts';

const wish: Row[] = [
  [
    'visitor',
    'A visitor’s heart is remembered with its path, and leads to the login',
    tests(journey('wishlist', 'a wishlist button pressed by a visitor counts once they have an account')),
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
    tests(journey('wishlist', 'a wishlist button pressed by a visitor counts once they have an account')),
  ],
  [
    'count-plus-one',
    'The count that shows is one more while it is a favourite',
    tests(ui('wishlist-heart/WishlistHeart', 'the count is shown beside the heart from one on')),
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
      journey('offers', 'an offer that its seller accepted is the price in the cart'),
      store('src/features/offers/pending-offer', 'an offer started %s'),
    ),
  ],
  [
    'customer',
    'A customer’s opens the dialog',
    tests(
      journey(
        'phone-account',
        'on a phone a visitor registers, completes the profile, shares a wishlist, buys at an offered price and logs out',
      ),
    ),
  ],
  [
    'available-only',
    'Offers are for products that are available and have a range',
    tests(
      apiModule(
        'offers/making',
        'no offer can be made for an unavailable item, or one whose seller takes none',
      ),
    ),
  ],
  [
    'seller-24-h',
    'The seller has 24 hours to accept',
    tests(apiModule('offers/answering', 'an offer expires when the seller does not answer within a day')),
  ],
  [
    'mail',
    'The buyer is told by mail',
    tests(
      apiModule(
        'offers/answering',
        'an accepted offer is the buyer’s own price in cart, order and payment, to the cent',
      ),
    ),
  ],
  [
    'active-24-h',
    'The reduction holds for 24 hours',
    tests(
      apiModule(
        'offers/answering',
        'a reservation ends exactly after its day, whether or not the job has run',
      ),
    ),
  ],
];

const calculator = (name: string) => tests(ui('jeans-calculator/JeansCalculator', name));

const jeans: Row[] = [
  [
    'steps',
    'The calculator has steps 0 to 4',
    calculator('four questions are answered by keyboard and submitted together'),
  ],
  ['step-1-size', 'Step 1 asks for the size', calculator('no step can be skipped without an answer, in %s')],
  [
    'step-2-height',
    'Step 2 asks for the range of height',
    calculator('no step can be skipped without an answer, in %s'),
  ],
  [
    'step-3-tightness',
    'Step 3 asks for the tightness',
    calculator('no step can be skipped without an answer, in %s'),
  ],
  [
    'step-4-colour',
    'Step 4 asks for one colour at least',
    tests(uiRule('jeans-calculator/jeans-answers', 'each step needs its own answer')),
  ],
  [
    'reset',
    'A reset leads to step 0 and keeps the e-mail',
    calculator('going back keeps the answers, and a restart keeps only the email address'),
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
    tests(
      journey('product-discovery', 'four answers lead to the jeans that fit, even when no email can be sent'),
    ),
  ],
];

const drops: Row[] = [
  ['live', 'A drop is live', walks(hasMarkup('/drops', /data-slot="drop-(card|banner)"/))],
  ['coming-soon', 'A drop is coming soon', walks(hasMarkup('/drops/soon', /data-slot="drop-(card|banner)"/))],
  [
    'pre-launch',
    'A drop is pre-launched in the app alone',
    tests(ui('drop-card/DropCard', 'shows the early start in the app, in %s')),
  ],
  [
    'ends-today',
    'A drop ends today',
    tests([{ file: 'packages/ui/src/drop-banner/DropBanner.stories.tsx', title: 'EndsToday' }]),
  ],
  [
    'ends-in-days',
    'A drop ends in N days',
    tests(ui('drop-card/DropCard', 'shows the time and the number of products in %s, and links to the drop')),
  ],
];

const carousel: Row[] = [
  [
    'index',
    'A carousel knows its place',
    tests(ui('carousel/Carousel', 'announces the visible items, in %s')),
  ],
  [
    'ends',
    'Previous and next are disabled at the ends',
    tests(
      ui(
        'carousel/Carousel',
        'previous is disabled at the start, next at the end, and each click moves by one item',
      ),
    ),
  ],
  [
    'minimum',
    'A carousel scrolls from five items on, drops from four',
    tests(
      ui('carousel/Carousel', '%s items with a minimum of %s have overflow %s'),
      ui('blocks/drop-carousel/DropCarouselBlock', '%s drops are a row with overflow %s'),
    ),
  ],
  [
    'long-text',
    'A long text folds and unfolds',
    tests(
      ui(
        'blocks/long-text/LongTextBlock',
        'a text of three lines is never collapsed; a longer one can be expanded, in %s',
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

export const discoveryStates: Statement[] = [
  ...statements('4.wishlist', wish),
  ...statements('4.offer', offer),
  ...statements('4.jeans', jeans),
  ...statements('4.drop', drops),
  ...statements('4.carousel', carousel),
];
