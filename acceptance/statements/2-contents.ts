import { journey, store, storeDom, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { openNewsletterPrompt } from '../walks/newsletter-prompt.ts';
import { blocksShow } from '../walks/every-block.ts';
import { message, shownMessageIn } from '../walks/messages.ts';
import { customer } from '../walks/customer.ts';
import { asCustomer, hasMarkup, inBrowser, searchedList, shows } from '../walks/pages.ts';
import { productUrl } from '../walks/product-url.ts';

/** The panel beside the list has this filter, once the browser has it. */
const filterOf = (id: string) =>
  walks(
    inBrowser(async (page, visit) => {
      await page.goto(visit.path('/shop/'));
      const panel = page.getByRole('complementary');
      await panel
        .locator('[aria-busy="true"]')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => undefined);
      const wanted = message(id);
      const pattern =
        typeof wanted === 'string' || wanted instanceof RegExp ? wanted : wanted[visit.language];
      await panel.getByText(pattern).first().waitFor({ timeout: 6_000 });
    }),
  );

const FILTERS: Record<string, string> = {
  categories: 'shop.filter.category',
  sizes: 'shop.filter.size',
  colors: 'shop.filter.colors',
  priceRange: 'shop.filter.price',
  conditions: 'shop.filter.state',
  brands: 'shop.filter.brands',
  materials: 'shop.filter.materials',
  decades: 'shop.filter.decades',
  discountRanges: 'shop.filter.discountrange',
  family: 'shop.filter.family',
  target: 'shop.filter.target',
  'hide-sold': 'shop.filter.hidesold',
};

const shop: Row[] = [
  ...Object.entries(FILTERS).map(
    ([name, id]) => [`filter-${name}`, `The shop has the filter ${name}`, filterOf(id)] as const,
  ),
  ...['only', 'except'].map(
    (choice) =>
      [
        `filter-favorites-${choice}`,
        `A customer has the filter of favourites: ${choice}`,
        walks(
          asCustomer(async (page, visit) => {
            await page.goto(visit.path('/shop/'));
            const wanted = shownMessageIn(visit.language, message(`shop.filter.favorite.${choice}`));
            await page.getByRole('complementary').getByText(wanted).first().waitFor();
          }),
        ),
      ] as const,
  ),
  ['filter-sortBy', 'The shop has orders', walks(shows('/shop/', message('shop.sort.relevance')))],
  [
    'filter-text',
    'The shop shows what was searched for',
    walks(shows((visit) => searchedList(visit, 'trench'), /trench/)),
  ],
  ['foldable', 'Panels of filters fold', tests(ui('filter-panel/FilterPanel', 'a panel can be collapsed'))],
  [
    'phone-filters',
    'A phone has a panel of filters',
    tests(
      ui('filter-drawer/FilterDrawer', 'shows the number of results in %s, and closes on its button'),
      journey('phone-search', 'the filter drawer counts with each filter, and the list restarts below it'),
    ),
  ],
  [
    'phone-sort',
    'A phone has a panel of orders',
    tests(ui('sort-menu/SortMenu', 'shows the sort order in %s and opens the others as links')),
  ],
  [
    'columns',
    'One or two columns keep the place in the list',
    tests(journey('phone-search', 'switching between one and two columns keeps the place in the list')),
  ],
  ['pagination', 'There are pages', walks(hasMarkup('/shop/', /href="[^"]*\/shop\/\?page=2"/))],
  [
    'pagination-list',
    'All pages show when fewer than nine, else first, last and those within two of the current one',
    tests(uiRule('pagination/page-list', 'on page %i of %i')),
  ],
  [
    'no-results',
    'An empty list says so',
    tests(
      ui(
        'no-results/NoResults',
        'lists the filters to remove with their number of results, in both languages',
      ),
    ),
  ],
  [
    'no-results-page',
    'A search that finds nothing says so',
    walks(shows('/shop/search/?text=zzzqqqxxx', { fr: /zzzqqqxxx/, en: /zzzqqqxxx/ }, message('shop.count'))),
  ],
  [
    'discount-condition',
    'The condition for the filter of discounts',
    reason('The specification says that the condition is not shown.'),
  ],
];

const product: Row[] = [
  [
    'description',
    'Description and condition fold',
    walks(shows(productUrl, message('product.fold.description'))),
  ],
  ['shipping', 'Shipping and returns fold', walks(shows(productUrl, message('product.fold.delivery')))],
  ['sizes', 'Sizes and measurements fold', walks(shows(productUrl, message('product.fold.sizes')))],
  [
    'viewer',
    'Photographs can be seen on the whole screen',
    tests(
      ui('product-gallery/ProductGallery', 'full-screen, arrows move between photographs and Escape closes'),
    ),
  ],
  [
    'zoom',
    'Photographs come closer',
    tests(ui('product-gallery/GalleryDialog', 'pinching zooms in, then one finger moves the photograph')),
  ],
  [
    'conditions-guide',
    'A guide explains the conditions',
    walks(shows(productUrl, message('product.conditionGuide'))),
  ],
  [
    'offer',
    'A dialog makes an offer',
    tests(journey('offers', 'an offer that its seller accepted is the price in the cart')),
  ],
  ['heart', 'A heart keeps the product', walks(hasMarkup(productUrl, /data-slot="wishlist-heart"/))],
];

const banner = (name: string, says: string) =>
  [name, says, tests(ui('drop-banner/DropBanner', '%#'))] as const;
const drops: Row[] = [
  banner('ends-in-days', 'A launched drop ends in N days when more than one is left'),
  banner('ends-today', 'A launched drop ends today when one or less is left'),
  banner('nothing', 'A drop without an end says nothing of it'),
  banner('launch-date', 'A drop that is not launched says its date when it is known'),
  banner('coming-soon', 'A drop that is not launched is coming soon when flagged so, else nothing'),
  [
    'shipping-info',
    'How it is shipped is told once a drop is launched',
    tests(
      ui(
        'drop-banner/DropBanner',
        'shipping conditions are hidden before the launch',
        'a launched drop does not mention the app and shows its shipping conditions',
      ),
    ),
  ],
  banner('pre-launch-progress', 'A pre-launched drop is in progress'),
  banner('pre-launch-hour', 'A pre-launch of today says soon, with the hour'),
  banner('pre-launch-date', 'A later pre-launch says soon, with the date'),
  [
    'pre-launch-app',
    'The notice leads to the app',
    walks(hasMarkup('/drops/soon', /<main[\s\S]*href="https:\/\/apps\.[\s\S]*<\/main>/)),
  ],
  ['banner', 'Each live drop has its banner', walks(hasMarkup('/drops', /data-slot="drop-banner"/))],
  ['live-page', 'Live drops have their page', walks(shows('/drops', message('drops.title')))],
  ['soon-page', 'Drops to come have their page', walks(shows('/drops/soon', message('drops.soon.title')))],
];

const lists: Row[] = [
  [
    'share',
    'A wishlist can be shared',
    tests(journey('wishlist', 'a wishlist is shared, viewed by somebody else, and private again')),
  ],
  [
    'link-copied',
    'The link of a wishlist is copied, and that is said',
    tests(ui('wishlist-share/WishlistShare', 'the link is copied with a confirmation, in %s')),
  ],
  [
    'visitor',
    'A visitor is asked to log in to see what was saved',
    walks(shows('/wishlist', message('wishlist.visitor.title'))),
  ],
  [
    'confirmation-waiting',
    'The confirmation of an order waits',
    tests(journey('payment', 'a late payment is waited for, then reported as not yet validated')),
  ],
  [
    'confirmation-confirmed',
    'The confirmation shows the confirmed order',
    walks(
      asCustomer(async (page, visit) => {
        const { orders } = await customer(visit);
        await page.goto(visit.path(`/order-confirm/${orders.waiting.id}`));
        await page.getByText(orders.waiting.reference).first().waitFor();
      }),
    ),
  ],
  [
    'confirmation-not-validated',
    'A payment that is not validated yet is told as such',
    tests(journey('payment', 'a late payment is waited for, then reported as not yet validated')),
  ],
  [
    'newsletter-modal',
    'A dialog asks for the newsletter',
    walk(async (visit) => {
      const page = await visit.page();
      await openNewsletterPrompt(page, visit);
    }),
  ],
  ['newsletter-block', 'The footer has the newsletter', walks(shows('/', message('newsletter.title')))],
];

/** Blocks, by something that is drawn of each of them alone. */
const BLOCKS: Record<string, (string | RegExp)[]> = {
  'best sellers': ['best-title'],
  bubble: ['bubble-title', 'bubble-label'],
  'drop carousel': ['drops-title'],
  'looks carousel': ['looks-title', 'looks-e'],
  'product carousel': ['carousel-title', 'carousel-more'],
  'call-to-action': ['cta-title', 'cta-name'],
  grid: ['grid-title', 'grid-item'],
  'iframe content': ['frame-title'],
  'image columns': ['columns-title', 'columns-second'],
  'key-figure list': ['figures-title', 'figures-text'],
  'long text': ['longText-title', 'longText-text'],
  'marketing insert': ['marketing-title', 'marketing-text'],
  newsletter: ['letter-title', 'letter-text'],
  'quick search': ['quick-title', 'quick-label'],
  quote: ['quote-text', 'quote-author'],
  'section content': ['section-title', /id="section-anchor"/],
  'SEO link list': ['links-title', 'links-label'],
  'SEO long text': ['seoLongText-title', 'seoLongText-text'],
  'social media insert': ['social-title'],
  spacer: [/data-slot="spacer"|<hr/],
  text: ['text-text'],
  title: [/<h2[^>]*>(?:<[^>]+>)*title-title/],
  'two columns': ['two-title', 'two-second'],
};

const zones: Row[] = [
  ...Object.entries(BLOCKS).map(
    ([name, wanted]) =>
      [name.replaceAll(' ', '-'), `A zone renders a block of the type ${name}`, blocksShow(wanted)] as const,
  ),
  [
    'catchphrase',
    'A zone renders a catchphrase, repeated eleven times',
    blocksShow([/(?:catchphrase-text[\s\S]*?){11}/]),
  ],
  [
    'order',
    'The blocks of a zone are drawn in their order',
    blocksShow([/title-title[\s\S]*text-text[\s\S]*quote-text[\s\S]*cta-title[\s\S]*links-title/]),
  ],
  [
    'fallback',
    'A zone whose blocks show nothing shows its fallback',
    blocksShow(['fallback-text'], ['nothing-title']),
  ],
  [
    'empty',
    'An empty zone without a fallback is nothing',
    tests(
      store('src/cms/product-queries', 'is absent by default'),
      storeDom('src/cms/Zones', 'every type of the contract has a component'),
    ),
  ],
];

export const contents: Statement[] = [
  ...statements('2.shop', shop),
  ...statements('2.product', product),
  ...statements('2.drop', drops),
  ...statements('2.screen', lists),
  ...statements('2.zone', zones),
];
