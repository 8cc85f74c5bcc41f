import { apiModule, core, journey, store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { operationIs } from '../walks/requests.ts';
import { documentAt, shows } from '../walks/pages.ts';
import { limit } from '../walks/limit.ts';

const commerceRows: Row[] = [
  [
    'cart-limit',
    'A cart holds 50 items, and a dialog says so',
    limit(
      'CART_ITEM_LIMIT',
      50,
      tests(
        journey(
          'cart',
          'item ${CART_ITEM_LIMIT + 1} is refused with a message, and the cart keeps the others',
        ),
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
    tests(
      apiModule('offers/making', 'a customer has one offer for an item, and nobody else has one beside it'),
    ),
  ],
  [
    'offer-hours',
    'The seller has 24 hours, the discount holds 24 hours',
    limit(
      'OFFER_HOURS',
      24,
      tests(apiModule('offers/answering', 'an offer expires when the seller does not answer within a day')),
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
          'orders are listed newest first, page by page, without failed payments',
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
      tests(apiModule('wishlist/wishlist', 'page numbers and limits are clamped')),
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
      tests(store('src/features/orders/order-status', 'an order in checkout is polled ten times')),
    ),
  ],
  [
    'poll-retries',
    'An order is asked for ten times more at most',
    limit(
      'ORDER_POLL_RETRIES',
      10,
      tests(store('src/features/orders/order-status', 'an order in checkout is polled ten times')),
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
      tests(ui('progress-bar/ProgressBar', 'a response within 200 ms shows no bar')),
    ),
  ],
  [
    'loading-duration',
    'The bar of progress takes 5000 ms',
    limit(
      'LOADING_BAR_DURATION_MS',
      5000,
      tests(uiRule('testing/limits-in-styles', 'the duration of the progress bar equals the constant')),
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
        ui('coupon-form/CouponModal', 'a failure hides the dialog after 0.7 s and resets after 1 s, in %s'),
      ),
    ),
  ],
  [
    'nav-delay',
    'The navigation waits 100 ms on hover',
    limit('NAV_HOVER_DELAY_MS', 100, tests(ui('header/Header', 'hovering over an entry opens its panel'))),
  ],
  [
    'header-hide',
    'The header hides after 200 px, on a page of two windows at least',
    limit(
      'HEADER_HIDE_AFTER_PX',
      200,
      tests(ui('header/Header', 'hides when scrolling down past 200 px, and returns when scrolling up')),
    ),
  ],
];

export const commerce: Statement[] = [...statements('9.commerce', commerceRows)];
