import { demo, journey, tests, ui } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { search } from '../walks/hits.ts';
import { shows } from '../walks/pages.ts';
import { productUrl } from '../walks/product-url.ts';
import { countAt } from './2-filters.ts';

const universe = (path: string) =>
  walk(async (visit) => {
    if ((await countAt(visit, path)) === 0) throw new Error(`${path} has no products`);
  });

const seller = (french: string | RegExp, english: string | RegExp = french) =>
  walks(
    shows(async (visit) => (visit.language === 'fr' ? '/pages/devenir-vendeur' : '/en/pages/become-seller'), {
      fr: french,
      en: english,
    }),
  );

const capabilities: Row[] = [
  ['women', 'There is a universe for women', universe('/shop/women/')],
  ['men', 'There is a universe for men', universe('/shop/men/')],
  ['kids', 'There is a universe for kids', universe('/shop/kids/')],
  [
    'visitor-and-customer',
    'Shoppers are visitors or signed-in customers',
    tests(
      journey('purchase', 'a visitor finds a product, registers, pays and finds the order and its email'),
    ),
  ],
  [
    'seller-offers',
    'Sellers have no interface but for answering price offers',
    tests(journey('offers', 'an offer that its seller accepted is the price in the cart')),
  ],
  [
    'browse',
    'Shoppers browse, filter and search the catalogue',
    tests(
      journey(
        'search-and-filter',
        'a search with a typo and five filters has a URL that shows others the same products',
      ),
    ),
  ],
  [
    'product-page',
    'Shoppers open the page of a product',
    walks(shows(productUrl, { fr: /Ajouter au panier/, en: /Add to cart/ })),
  ],
  [
    'wishlist',
    'Shoppers keep a wishlist',
    tests(journey('wishlist', 'a wishlist button pressed by a visitor counts once they have an account')),
  ],
  [
    'wishlist-shared',
    'A wishlist is shared through a public link by token',
    tests(journey('wishlist', 'a wishlist is shared, viewed by somebody else, and private again')),
  ],
  ['cart', 'Shoppers fill a cart', tests(journey('cart', 'a visitor’s cart is there after login'))],
  [
    'coupons',
    'Shoppers apply coupons',
    tests(
      journey(
        'payment',
        'a coupon applies, a declined card charges nothing, an interrupted payment is resumed',
      ),
    ),
  ],
  [
    'delivery',
    'Shoppers choose a shipping method and an address',
    tests(
      journey('purchase', 'a visitor finds a product, registers, pays and finds the order and its email'),
    ),
  ],
  [
    'card-provider',
    'Shoppers pay with a card provider',
    tests([
      {
        file: 'apps/api/src/modules/payments/gateways.postgres.test.ts',
        title: 'a buyer pays on its page, and is charged once for one order',
      },
    ]),
  ],
  [
    'wallet-provider',
    'Shoppers pay with a wallet provider',
    tests([
      {
        file: 'apps/api/src/modules/payments/gateways.postgres.test.ts',
        title: 'a buyer pays on its page, and is charged once for one order',
      },
    ]),
  ],
  [
    'account',
    'Shoppers manage addresses, sizes, details and language',
    tests(journey('account', 'details, sizes, a garment and an address are saved one after the other')),
  ],
  [
    'orders',
    'Shoppers follow orders and ask for returns',
    tests(
      journey(
        'after-purchase',
        'a parcel is delivered, and an item is returned with a quotation and refunded',
      ),
    ),
  ],
  [
    'offers',
    'Shoppers make a price offer on some products',
    tests(journey('offers', 'an offer that its seller accepted is the price in the cart')),
  ],
  [
    'newsletter',
    'Shoppers subscribe to a newsletter, for 10% off a first order',
    tests(
      journey(
        'newsletter',
        'an address typed in the footer is confirmed by email, gets its code, and unsubscribes',
      ),
    ),
  ],
  [
    'calculator',
    'Shoppers use the jeans size calculator',
    tests(
      journey('product-discovery', 'four answers lead to the jeans that fit, even when no email can be sent'),
    ),
  ],
  ['editorial', 'Shoppers read editorial pages', walks(shows('/pages/our-story', /Patine/))],
  ['recruitment', 'A page recruits sellers', seller(/vendeur/i, /seller/i)],
  [
    'commission',
    'The commission is 20% excluding VAT',
    seller(/20 ?%[\s\S]*(hors taxe|HT|hors TVA)/i, /20 ?%[\s\S]*(excluding VAT|excl)/i),
  ],
  ['free-listing', 'Listing is free', seller(/gratuit|rien à payer|sans frais/i, /free/i)],
  [
    'seller-app',
    'Sellers have an app on Android and iOS',
    seller(/Android[\s\S]*iOS|iOS[\s\S]*Android|iPhone/i),
  ],
  [
    'drops',
    'Products are grouped into drops: live, to come, pre-launched in the app',
    tests(
      journey('product-discovery', 'live and upcoming drops each have their page'),
      demo('feed', 'fills the drop %s with about eighty items'),
    ),
  ],
  [
    'customised',
    'Some items can be customised with text',
    walk(async (visit) => {
      const { nbHits } = await search(visit, { facetFilters: ['customizable:true'], hitsPerPage: 0 });
      if (nbHits === 0) throw new Error('nothing can be customised');
    }),
  ],
  [
    'download-app',
    'The header has a button for the app',
    tests(
      ui(
        'header/Header',
        'the phone menu shows the images of a level, the languages and the app, and closes after a click on a link',
      ),
    ),
  ],
];

const claims: Row[] = [
  [
    'partner-sellers',
    '3000 to 3500 partner sellers',
    reason(
      'A marketing claim of the original; a shop that has not this many sellers may not say so (consumer code, L121-2).',
    ),
  ],
  [
    'accepted-offers',
    'About 70% of offers accepted',
    reason('A marketing claim of the original; the demo shop has no such figure to tell truthfully.'),
  ],
  [
    'visitors',
    '150000 monthly visitors',
    reason('A marketing claim of the original; the demo shop has no such figure to tell truthfully.'),
  ],
  ['fairs', 'Fairs four times a year', reason('A marketing claim about events of the original company.')],
  [
    'voucher',
    'A giveaway voucher of 100 euros',
    reason('A marketing claim about a campaign of the original company.'),
  ],
  [
    'vintage',
    'Vintage means more than 20 years old',
    walks(shows('/pages/types-of-items', { fr: /vingt ans|20 ans/, en: /twenty years|20 years/ })),
  ],
  [
    'instalments',
    'Instalments in four parts without a fee are advertised from 30 euros, where the configured company offers them',
    tests([
      {
        file: 'packages/core/src/payments/instalments.test.ts',
        title: 'are offered only between the bounds of the provider',
      },
    ]),
  ],
];

export const purpose: Statement[] = [
  ...statements('1.shopper', capabilities),
  ...statements('1.claim', claims),
];
