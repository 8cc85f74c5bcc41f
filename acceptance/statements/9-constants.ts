import path from 'node:path';
import tailwind from '../../tailwind.config.ts';
import { readFileSync } from 'node:fs';
import { addSomePiece } from '../../apps/store/e2e/steps/pieces.ts';
import * as limits from '../../packages/core/src/constants.ts';
import { apiModule, core, journey, store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Proof, type Row, type Statement } from '../statement.ts';
import { dataOf } from '../walks/ask.ts';
import { carts, customer } from '../walks/customer.ts';
import { operationIs } from '../walks/asked.ts';
import { blocksShow } from '../walks/every-block.ts';
import { search } from '../walks/hits.ts';
import { documentAt, hasMarkup, inBrowser, shows } from '../walks/pages.ts';
import { joinAs } from '../walks/purchase.ts';

const HELP_DESK = path.resolve(import.meta.dirname, '../../apps/store/src/features/help-desk/widget.ts');

const LIMITS: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(limits));

/** The shop's one place of the limit says this, and a test sees it in what the shop does. */
const limit = (name: keyof typeof limits, value: unknown, seen: Proof): Proof => {
  if (LIMITS[name] !== value)
    return walk(() => {
      throw new Error(`${name} is ${String(LIMITS[name])}`);
    });
  return seen;
};

/** Size of something in a browser, within a pixel. */
const measures = (
  path: string,
  selector: string,
  size: { width?: number; height?: number },
  viewport = { width: 1440, height: 900 },
) =>
  walks(
    inBrowser(
      async (page, visit) => {
        await page.goto(visit.path(path));
        const box = await page.locator(selector).first().boundingBox();
        for (const side of ['width', 'height'] as const) {
          const wanted = size[side];
          if (wanted !== undefined && Math.abs((box?.[side] ?? 0) - wanted) > 1)
            throw new Error(`${selector} has the ${side} ${box?.[side]}`);
        }
      },
      { viewport },
    ),
  );

const cookies: Row[] = [
  [
    'currency',
    'The default currency is EUR, amounts are hundredths',
    limit('DEFAULT_CURRENCY', 'EUR', tests(core('money/money', 'defaults to euros'))),
  ],
  [
    'locales',
    'Locales are fr (fr-FR) and en (en-US)',
    walk(async (visit) => {
      const html = await documentAt(visit, '/');
      if (!new RegExp(`<html[^>]*lang="${visit.language}`).test(html)) throw new Error('another language');
    }),
  ],
  [
    'locale-cookie',
    'The cookie of the language lasts 365 days, lax',
    walk(async (visit) => {
      const page = await visit.page();
      await page.goto(visit.path('/shop/'));
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('banner')
        .locator('[data-slot=language-switch] a:not([aria-current])')
        .first()
        .click();
      await page.waitForLoadState('networkidle');
      const cookie = (await page.context().cookies()).find(({ name }) => /locale/i.test(name));
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (!cookie || Math.abs(days - 365) > 1 || cookie.sameSite !== 'Lax')
        throw new Error(JSON.stringify(cookie ?? 'no cookie'));
    }),
  ],
  [
    'auth-cookie',
    'The cookie of the session lasts 7 days',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('authToken'));
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (Math.abs(days - 7) > 0.1) throw new Error(`${days} days`);
    }),
  ],
  [
    'cart-cookie',
    'The cart’s id is in the cookie cartId',
    walk(async (visit) => {
      const page = await visit.page();
      await addSomePiece(page, visit.language);
      const names = (await page.context().cookies()).map(({ name }) => name);
      if (!names.some((name) => name.endsWith('cartId'))) throw new Error(names.join());
    }),
  ],
  [
    'affiliate-cookie',
    'The cookie affcid lasts 30 days',
    limit(
      'AFFILIATE_COOKIE_DAYS',
      30,
      tests(
        journey('consent', 'what was agreed to comes with what was held, and ends with a change of mind'),
      ),
    ),
  ],
];

const commerce: Row[] = [
  [
    'cart-limit',
    'A cart holds 50 items, and a dialog says so',
    limit(
      'CART_ITEM_LIMIT',
      50,
      tests(
        journey('cart', 'piece ${CART_ITEM_LIMIT + 1} is refused in words, and the cart keeps the others'),
      ),
    ),
  ],
  [
    'return-window',
    'Returns are possible for 14 days after receipt',
    limit(
      'RETURN_WINDOW_DAYS',
      14,
      tests(
        core('returns/eligibility', "is the end of the fourteenth day after receipt in the shop's time zone"),
      ),
    ),
  ],
  [
    'return-customised',
    'Customised items are excluded from returns',
    tests(core('returns/eligibility', 'a customised item can never be returned')),
  ],
  [
    'return-fee',
    'The amount of the contribution to a return',
    reason('The specification says that the amount is not shown; the operator’s terms have it.'),
  ],
  [
    'offer-discount',
    'Offers take 30% off at most, rounded up from 70%',
    limit('OFFER_FLOOR_PERCENT', 70, tests(core('offers/bounds', 'for a price of %i are %j'))),
  ],
  [
    'offer-one',
    'One offer per product',
    tests(apiModule('offers/making', 'one person has one offer for a piece, another person none beside it')),
  ],
  [
    'offer-hours',
    'The seller has 24 hours, the discount holds 24 hours',
    limit(
      'OFFER_HOURS',
      24,
      tests(apiModule('offers/answering', 'a seller who does not answer in a day has answered nothing')),
    ),
  ],
  [
    'instalments',
    'Instalments are four, without a fee, from 30 euros',
    limit(
      'INSTALMENT_FROM',
      3000,
      tests(
        core(
          'payments/instalments',
          'are offered only between the bounds of the provider',
          'add up to the amount and differ by at most one hundredth',
        ),
      ),
    ),
  ],
  [
    'instalment-count',
    'Instalments are four parts',
    limit(
      'INSTALMENT_COUNT',
      4,
      tests(core('payments/instalments', 'put the remaining hundredths into the first parts')),
    ),
  ],
  [
    'commission',
    'Sellers pay 20% excluding VAT',
    limit(
      'SELLER_COMMISSION_PERCENT',
      20,
      walks(
        shows(
          async (visit) => (visit.language === 'fr' ? '/pages/devenir-vendeur' : '/en/pages/become-seller'),
          /20 ?%/,
        ),
      ),
    ),
  ],
  [
    'newsletter-percent',
    'The newsletter’s code takes 10% off',
    limit('NEWSLETTER_PERCENT', 10, walks(shows('/', /10 ?%/))),
  ],
  [
    'page-size',
    'A page of the catalogue has 96 pieces',
    limit(
      'CATALOGUE_PAGE_SIZE',
      96,
      walk(async (visit) => {
        const cards = (await documentAt(visit, '/shop/')).match(/data-slot="product-card"/g)?.length;
        if (cards !== 96) throw new Error(`${cards} cards`);
      }),
    ),
  ],
  [
    'other-page-size',
    'Another constant of 50',
    reason('The specification says that its purpose is unclear.'),
  ],
  [
    'orders-page',
    'Orders and returns come ten a page',
    limit(
      'ORDERS_PAGE_SIZE',
      10,
      tests(
        apiModule(
          'customer-orders/customer-orders',
          'orders are listed newest first, page by page; a payment that came to nothing is none',
        ),
      ),
    ),
  ],
  [
    'wishlist-page',
    'A public wishlist has 100 pieces a page',
    limit(
      'WISHLIST_PAGE_SIZE',
      100,
      tests(apiModule('wishlist/wishlist', 'odd pages and limits are brought within bounds')),
    ),
  ],
  [
    'home-wishlist',
    'The home page’s wishlist has 20 pieces',
    limit('HOME_WISHLIST_SIZE', 20, operationIs(/query HomeWishlist\(\$limit: ?Int!\)/)),
  ],
  [
    'poll',
    'An order is asked for every 2000 ms, ten times more at most',
    limit(
      'ORDER_POLL_MS',
      2000,
      tests(
        store('src/features/orders/order-status', 'an order in checkout is waited for through ten repeats'),
      ),
    ),
  ],
  [
    'poll-retries',
    'An order is asked for ten times more at most',
    limit(
      'ORDER_POLL_RETRIES',
      10,
      tests(
        store('src/features/orders/order-status', 'an order in checkout is waited for through ten repeats'),
      ),
    ),
  ],
  [
    'chunk-guard',
    'A page is loaded anew once in 60 s',
    limit(
      'CHUNK_RELOAD_GUARD_MS',
      60_000,
      tests(store('src/lib/reload-on-chunk-error', 'a page that was reloaded %s')),
    ),
  ],
  [
    'loading-throttle',
    'The bar of progress waits 200 ms',
    limit(
      'LOADING_BAR_THROTTLE_MS',
      200,
      tests(ui('progress-bar/ProgressBar', 'an answer within 200 ms shows no bar')),
    ),
  ],
  [
    'loading-duration',
    'The bar of progress takes 5000 ms',
    limit(
      'LOADING_BAR_DURATION_MS',
      5000,
      tests(uiRule('testing/limits-in-styles', 'the bar of progress takes as long as the limits say')),
    ),
  ],
  [
    'loading-hide',
    'The bar of progress hides after 500 ms',
    limit(
      'LOADING_BAR_HIDE_MS',
      500,
      tests(ui('progress-bar/ProgressBar', 'a slower one shows it until 500 ms after its end')),
    ),
  ],
  [
    'coupon-hide',
    'The dialog of coupons hides at 700 ms and resets at 1000 ms',
    limit(
      'COUPON_MODAL_HIDE_MS',
      700,
      tests(
        ui(
          'coupon-form/CouponModal',
          'a failure hides the dialog after 0.7 s and begins again after 1 s, in %s',
        ),
      ),
    ),
  ],
  [
    'nav-delay',
    'The navigation waits 100 ms on hover',
    limit(
      'NAV_HOVER_DELAY_MS',
      100,
      tests(ui('header/Header', 'a mouse that rests on an entry opens its panel')),
    ),
  ],
  [
    'header-hide',
    'The header hides after 200 px, on a page of two windows at least',
    limit(
      'HEADER_HIDE_AFTER_PX',
      200,
      tests(ui('header/Header', 'it steps aside past 200 px down, and comes back on the way up')),
    ),
  ],
];

const METHODS = ['STANDARD', 'TRACKED', 'RELAY'];
const lists: Row[] = [
  ...METHODS.flatMap((method) =>
    ['DIRECT', 'GROUPED'].map(
      (type) =>
        [
          `${type}_${method}`,
          `${type} ${method} is a way of delivery`,
          walk(async (visit) => {
            for await (const cart of carts(visit, 'shippingMethods { deliveryMethod deliveryType }')) {
              const { shippingMethods } = cart as {
                shippingMethods: { deliveryMethod: string; deliveryType: string }[];
              };
              if (shippingMethods.some((one) => one.deliveryMethod === method && one.deliveryType === type))
                return;
            }
            throw new Error('no cart is offered it');
          }),
        ] as const,
    ),
  ),
  [
    'METRIC',
    'Measurements are METRIC',
    tests(uiRule('jeans-calculator/jeans-answers', '%i cm is told in %s')),
  ],
  [
    'IMPERIAL',
    'Measurements are IMPERIAL',
    tests(ui('size-table/SizeTable', 'by key, inches are read first and centimetres stay beside, in %s')),
  ],
  ...Object.entries({
    chrono: 'chrono',
    'price-ascending': 'price_asc',
    'price-descending': 'price_desc',
  }).map(
    ([name, sort]) =>
      [
        `sort-${name}`,
        `Lists are ordered by ${name}`,
        walk(async (visit) => {
          if (!(await documentAt(visit, '/shop/')).includes(`sortby=${sort}`))
            throw new Error('no link leads to it');
          const index =
            { chrono: 'chronological', price_asc: 'price_ascending', price_desc: 'price_descending' }[sort] ??
            '';
          const { hits } = await search(
            visit,
            { attributesToRetrieve: ['price', 'createdAt'], hitsPerPage: 50 },
            index,
          );
          const values = hits.map((hit) => Number(sort === 'chrono' ? hit['createdAt'] : hit['price']));
          const sorted = values.toSorted((a, b) => (sort === 'price_asc' ? a - b : b - a));
          if (values.join() !== sorted.join()) throw new Error(`${values.join()} is not in order`);
        }),
      ] as const,
  ),
  [
    'sort-relevance',
    'Lists are ordered by relevance',
    walks(hasMarkup('/shop/?sortby=chrono', /pertinence|relevance/)),
  ],
  ...['top', 'waist', 'head', 'shoe'].map(
    (kind) =>
      [
        `size-${kind}`,
        `${kind} is a kind of size`,
        walk(async (visit) => {
          const { page } = await customer(visit);
          const size = { top: 'top:M', waist: 'waist:W28', head: 'head:57', shoe: 'shoe:38' }[kind];
          await dataOf(
            visit,
            'mutation($s: [String!]!) { updateCustomerSizePreferences(sizes: $s) { sizes } }',
            { s: [size] },
            page,
          );
        }),
      ] as const,
  ),
  [
    'soldes',
    'The context of a sale is “soldes”',
    limit(
      'SALE_CONTEXT',
      'soldes',
      tests(store('src/lib/open-search', 'during a sales season every query carries its rule context')),
    ),
  ],
];

const layout: Row[] = [
  [
    'breakpoint-960',
    'There is a breakpoint of 960 px, which is 60em',
    walks(
      inBrowser(async (page, visit) => {
        const widths: number[] = [];
        for (const width of [959, 961]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(visit.path('/shop/'));
          widths.push((await page.locator('[data-slot=navigation]').isVisible()) ? 1 : 0);
        }
        if (widths.join() !== '0,1')
          throw new Error(`the bar of navigation at 959 and 961 px: ${widths.join()}`);
      }),
    ),
  ],
  ...[43, 50, 55, 60, 85, 90].map(
    (width) =>
      [
        `breakpoint-${width}em`,
        `The layout has a breakpoint of ${width}em`,
        walk(async (visit) => {
          const html = await documentAt(visit, '/');
          const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href ?? '');
          const styles =
            (await Promise.all(sheets.map(async (href) => (await visit.get(href)).text()))).join('') + html;
          const used = new RegExp(`(min-width:|width ?>= ?|max-width:|width ?< ?)\\s*${width}(\\.\\d+)?em`);
          if (!used.test(styles) && !JSON.stringify(tailwind).includes(`${width}em`))
            throw new Error('no style has it');
        }),
      ] as const,
  ),
  [
    'carousel-minimum',
    'A carousel scrolls from five items on, drops from four',
    limit(
      'CAROUSEL_MIN_ITEMS',
      5,
      tests(ui('carousel/Carousel', '%s items, with %s as the fewest to scroll, have overflow %s')),
    ),
  ],
  [
    'carousel-minimum-drops',
    'Drops scroll from four on',
    limit(
      'DROP_CAROUSEL_MIN_ITEMS',
      4,
      tests(ui('blocks/drop-carousel/DropCarouselBlock', '%s drops make a row with overflow %s')),
    ),
  ],
  [
    'swipe-threshold',
    'A swipe is 20 px',
    limit(
      'CAROUSEL_SWIPE_PX',
      20,
      tests(uiRule('product-gallery/swipe', 'a stroke of %i px across and %i down goes on by %i')),
    ),
  ],
  [
    'swipe-lock',
    'A swipe locks for 500 ms',
    limit(
      'CAROUSEL_SWIPE_LOCK_MS',
      500,
      tests(uiRule('product-gallery/swipe', '%i ms after the last swipe a stroke goes on by %i')),
    ),
  ],
  [
    'carousel-delay',
    'A carousel begins after 800 ms',
    limit(
      'CAROUSEL_INIT_DELAY_MS',
      800,
      tests(ui('carousel/Carousel', 'its buttons come after 800 ms, in room that they had from the start')),
    ),
  ],
  [
    'image-card',
    'A card’s picture is 512 × 764',
    walks(hasMarkup('/shop/', /data-slot="product-card"[\s\S]*?-512\.(avif|webp|jpg)/)),
  ],
  [
    'image-card-square',
    'A square card’s picture is 512 × 512',
    tests(ui('product-card/ProductCard', 'the skeleton is as high as the card (square: %s)')),
  ],
  [
    'image-carousel',
    'A carousel’s picture is 217 × 328',
    measures('/', '[data-slot=carousel] [data-slot=product-card] [data-slot=picture]', {
      width: 217,
      height: 328,
    }),
  ],
  [
    'image-looks',
    'A look’s picture is 340 × 527',
    tests(
      ui('blocks/looks-carousel/LooksCarouselBlock', 'each look is a named link over a picture of 340 × 527'),
    ),
  ],
  [
    'image-bubbles',
    'Bubbles are 68 × 68, the first five at once',
    limit(
      'BUBBLES_EAGER',
      5,
      tests(
        ui(
          'blocks/bubble/BubbleBlock',
          'pictures are 68 px round, the first five at once and the others when they come near',
        ),
      ),
    ),
  ],
  [
    'image-columns-single',
    'A single column’s picture is 1320 px wide',
    tests(
      ui(
        'blocks/image-columns/ImageColumnsBlock',
        'a single picture is 1320 px wide at most, with a file to fill it',
      ),
    ),
  ],
  [
    'image-columns-several',
    'Several columns’ pictures are 682 px wide',
    tests(ui('blocks/image-columns/ImageColumnsBlock', 'several ask for 682 px and a file to fill that')),
  ],
  [
    'image-insert',
    'A marketing insert’s picture is 682 × 462',
    tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is 682 × 462 at most by default')),
  ],
  [
    'image-banner',
    'A banner is 230 px high',
    tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is a band of 230 px in a banner')),
  ],
  [
    'image-nav',
    'Pictures of the navigation are 189 × 284',
    tests(ui('header/Header', 'the pictures beside a panel’s columns are 189 by 284')),
  ],
  [
    'image-gallery',
    'The gallery’s pictures are 400 × 400',
    reason(
      'A square of 400 px would cut a third off a photograph of 512 × 764: the gallery shows it as large as its column, and whole when it is opened.',
    ),
  ],
  [
    'image-top-categories',
    'Top categories are round, of 80 px',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/'));
        const round = page.locator('main a img, main a picture').filter({ visible: true });
        const boxes = await Promise.all((await round.all()).map((one) => one.boundingBox()));
        if (!boxes.some((box) => box && Math.abs(box.width - 80) < 1 && Math.abs(box.height - 80) < 1))
          throw new Error('nothing on the home page is 80 px round');
      }),
    ),
  ],
  [
    'card-min-width',
    'Cards and carousels are 260 px wide at least',
    tests(ui('carousel/Carousel', 'from tablets on a card takes 260 px, and its photograph 217 × 328')),
  ],
  [
    'promo-bar',
    'The promotional bar is 3.438rem high',
    measures('/', '[data-slot=hello-bar]', { height: 55 }, { width: 390, height: 844 }),
  ],
  [
    'promo-bar-desktop',
    'On a desktop the promotional bar is 2.5rem high',
    measures('/', '[data-slot=hello-bar]', { height: 40 }),
  ],
  [
    'long-text-columns',
    'A long text has columns above 1000 characters',
    limit(
      'LONG_TEXT_COLUMNS_FROM_CHARACTERS',
      1000,
      tests(ui('blocks/long-text/LongTextBlock', 'a text of %i characters has %s columns on a wide screen')),
    ),
  ],
  [
    'long-text-clamp',
    'A long text shows three lines on a phone',
    limit(
      'LONG_TEXT_CLAMP_LINES',
      3,
      tests(uiRule('testing/limits-in-styles', 'a folded text shows as many lines as the limits say')),
    ),
  ],
  [
    'kpi',
    'Key figures stand two in a row on a phone',
    tests(
      ui(
        'blocks/key-figure-list/KeyFigureListBlock',
        'two stand in a row on a phone, and none leaves its half',
      ),
    ),
  ],
  ['product-lines-mobile', 'Lists have two columns on a phone', columnsAt(390, 2)],
  ['product-lines-desktop', 'Lists have four columns on a desktop', columnsAt(1440, 4)],
  [
    'fetch-delay',
    'A fetch waits 200 ms by default',
    limit(
      'FETCH_DELAY_MS',
      200,
      tests(ui('suggest-field/SuggestField', 'it asks once after a pause, and says how many it found')),
    ),
  ],
  [
    'prefetch-timeout',
    'Fetching ahead waits for 2000 ms of rest',
    limit(
      'PREFETCH_IDLE_TIMEOUT_MS',
      2000,
      tests(store('src/lib/connection', 'over %j prefetching is off: %s')),
    ),
  ],
  [
    'prefetch-skip',
    'Nothing is fetched ahead on 2g or with a data saver',
    tests(store('src/lib/connection', 'over %j prefetching is off: %s')),
  ],
  [
    'calculator-hits',
    'The calculator shows a sample of 16',
    limit(
      'CALCULATOR_HITS',
      16,
      tests(
        store(
          'src/features/catalogue/shop-counts',
          'every count that a list shows is that of a recount, piece by piece',
        ),
      ),
    ),
  ],
  [
    'home-carousel-hits',
    'The home carousel shows 4 by default',
    limit(
      'HOME_CAROUSEL_HITS',
      4,
      tests(store('src/cms/product-queries', 'a carousel without options has the four newest products')),
    ),
  ],
  [
    'catchphrase',
    'A catchphrase is repeated eleven times',
    limit('CATCHPHRASE_REPEATS', 11, blocksShow([/(?:catchphrase-text[\s\S]*?){11}/])),
  ],
  [
    'support-layer',
    'The support widget has the layer 114',
    walk(() => {
      if (!/\b114\b/.test(readFileSync(HELP_DESK, 'utf8'))) throw new Error('no layer is 114');
    }),
  ],
];

function columnsAt(width: number, columns: number): Proof {
  return walks(
    inBrowser(
      async (page, visit) => {
        await page.goto(visit.path('/shop/'));
        const boxes = await page
          .locator('[data-slot=product-card]')
          .evaluateAll((cards) =>
            cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().top)),
          );
        const first = boxes.filter((top) => Math.abs(top - (boxes[0] ?? 0)) < 4).length;
        if (first !== columns) throw new Error(`${first} columns at ${width} px`);
      },
      { viewport: { width, height: 900 } },
    ),
  );
}

export const constants: Statement[] = [
  ...statements('9.cookie', cookies),
  ...statements('9.commerce', commerce),
  ...statements('9.list', lists),
  ...statements('9.layout', layout),
];
