import { apiModule, core, journey, tests, ui } from '../named-tests.ts';
import { statements, walk, walks, type Statement } from '../statement.ts';
import { fieldRows, filled } from '../walks/fields.ts';
import { customer, orders } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { message } from '../walks/messages.ts';
import { documentAt, inBrowser, searchedList, shows, showsCustomer, textOf } from '../walks/pages.ts';
import { partOf, products, soldProduct } from '../walks/products.ts';

type Label = { type: string; slug: string; name: string };

const PRODUCT = [
  'id',
  'reference',
  'name',
  'description',
  'defects',
  'sizing',
  'availability',
  'likes',
  'sizeType',
  'sizeGuide',
  'slug',
  'stateLabel',
  ['image', 'image.id'],
  ['drops-name', 'drops.name'],
  ['drops-slug', 'drops.slug'],
  'furtherInformation',
  ['shipping-condition-long', 'shippingCondition.long'],
  ['shipping-condition-short', 'shippingCondition.short'],
  ['photos-list-portrait', 'photoLists.listPortrait'],
  ['photos-list-light', 'photoLists.listLight'],
  ['photos-list-medium', 'photoLists.listMedium'],
  ['photos-original', 'photoLists.original'],
  ['photos-thumbnail', 'photoLists.thumbnail'],
  ['category-level', 'categories.level'],
  ['category-name', 'categories.name'],
  ['category-slug', 'categories.slug'],
  ['label-type', 'labels.type'],
  ['label-name', 'labels.name'],
  ['label-slug', 'labels.slug'],
  ['store-id', 'store.id'],
  ['store-country', 'store.country'],
  ['store-name', 'store.name'],
  ['store-slug', 'store.slug'],
  ['favorite-flag', 'favorite'],
  ['attribute-colour', 'attributes.colour.name'],
  ['attribute-brand', 'attributes.brand.name'],
  ['attribute-material', 'attributes.material.name'],
  ['attribute-years', 'attributes.years.name'],
  ['attribute-condition', 'attributes.condition.name'],
  ['custom-text-label', 'attributes.customTextLabel'],
  ['custom-text-max-size', 'attributes.customTextMaxSize'],
  'target',
  'family',
  ['variants', 'variants.id'],
  ['condition-label', 'conditionLabel'],
  ['number-of-variants', 'nbVariants'],
] as const;

const VARIANT = [
  'id',
  'sku',
  'size',
  'stock',
  ['pricing-info', 'pricing.currentPrice.amount'],
  ['international-size-type', 'internationalSizes.type'],
  ['international-size', 'internationalSizes.size'],
  ['measure-name', 'internationalMeasures.name'],
  ['measure-icon', 'internationalMeasures.icon'],
  ['measure-value', 'internationalMeasures.value'],
  ['price-offer-range', 'pricing.priceOfferRange.min'],
  'available',
] as const;

const PRICING = [
  ['currentPrice', 'currentPrice.amount'],
  ['regularPrice', 'regularPrice.amount'],
  'appliedPercent',
  'minPrice',
  'policy',
  'currency',
  ['label-type', 'labels.type'],
  ['label-slug', 'labels.slug'],
  ['label-name', 'labels.name'],
] as const;

const ofVariants = partOf('variants');
const ofPrices = partOf('pricing');

const FAMILIES = ['vintage', 'upcycled', 'new_but_green', 'imperfect', 'archive', 'second_hand'];
const CONDITIONS = {
  'new with tag': 'neuf',
  'very good': 'tresBonEtat',
  good: 'bonEtat',
  correct: 'etatCorrect',
};
/** The specification's facets, by what the index calls them. */
const FACETS = {
  categories: 'categories',
  years: 'years',
  size: 'size',
  colour: 'color',
  material: 'material',
  condition: 'condition',
  brand: 'brand',
  style: 'style',
  pattern: 'pattern',
  target: 'target',
  'discount range': 'discountRange',
};
const COLORS = {
  white: 'blanc',
  black: 'noir',
  red: 'rouge',
  green: 'vert',
  pink: 'rose',
  beige: 'beige',
  ecru: 'ecru',
  grey: 'gris',
  brown: 'marron',
  multicolour: 'multicolore',
  'dark blue': 'bleu-fonce',
  yellow: 'jaune',
  purple: 'violet',
  'light blue': 'bleu-clair',
  orange: 'orange',
  gold: 'dore',
  'medium blue': 'bleu-moyen',
  silver: 'argente',
};

const slug = (words: string) => words.replaceAll(/[ _]/g, '-');

/** A value of a facet has pieces, whichever way the index counts them. */
const hasProducts = (facet: string, value?: string) =>
  walk(async (visit) => {
    const { facets } = await search(visit, { facets: [facet], hitsPerPage: 0, maxValuesPerFacet: 1000 });
    const counts = facets?.[facet] ?? {};
    const count = value === undefined ? Object.keys(counts).length : (counts[value] ?? 0);
    if (count === 0) throw new Error(`${facet} has no product of ${value ?? 'any value'}`);
  });

/** What cards of the list say, one of them at least. */
const aCard = (parameters: string, ...said: Parameters<typeof shows>[1][]) =>
  walks(
    inBrowser(async (page, visit) => {
      await page.goto(visit.path(`/shop/${parameters}`));
      const cards = page.getByRole('main').getByRole('article');
      for (const wanted of said) {
        const text = typeof wanted === 'string' || wanted instanceof RegExp ? wanted : wanted[visit.language];
        await cards.filter({ hasText: text }).first().waitFor();
      }
    }),
  );

const PRICE = { fr: /\d\s?€/, en: /€\d/ };

export const product: Statement[] = [
  ...statements('3.product', [
    ...fieldRows('A product', products, PRODUCT),
    [
      'position',
      'A product has its position in the list that it was found in',
      tests(
        journey(
          'saved-search',
          'the search field suggests, remembers, and names the search that led to a product',
        ),
      ),
    ],
    [
      'search-query-id',
      'A product has the id of the search that found it, in the hash of its card',
      walks(
        inBrowser(async (page, visit) => {
          await page.goto(visit.path('/shop/'));
          await page.waitForLoadState('networkidle');
          const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
          const [tab] = await Promise.all([page.context().waitForEvent('page'), card.click()]);
          await tab.waitForURL(/#[\da-f]{32}$/);
        }),
      ),
    ],
    [
      'labels-shown',
      'The page of a product shows its labels, and a selection leads to its pieces',
      walk(async (visit) => {
        for await (const one of products(visit, 'slug labels { type slug name }')) {
          const { slug: address, labels } = one as { slug: string; labels: Label[] };
          const selection = labels.find(({ type }) => type === 'selection');
          if (!selection) continue;
          const page = `/${visit.language === 'fr' ? 'produit' : 'product'}/${address}`;
          const link = new RegExp(`href="${visit.path(`/shop/${selection.slug}/`)}"[^>]*>${selection.name}<`);
          if (!link.test(await documentAt(visit, page)))
            throw new Error(`${page} has no link to ${selection.slug}`);
          return;
        }
        throw new Error('no product is in a selection');
      }),
    ],
    [
      'price-paid',
      'An order shows the price paid for each product',
      filled(orders, 'parcels.items.orderItem.paidAmount.amount'),
    ],
    [
      'amount-refunded',
      'An order shows the amount refunded for a product',
      walks(
        showsCustomer(async (visit) => {
          return visit.path(`/account/orders/${(await customer(visit)).orders.returned.id}`);
        }, message('account-order.refunded')),
      ),
    ],
    [
      'return-date-limit',
      'An order shows until when a product can be returned',
      walks(
        showsCustomer(
          async (visit) => {
            return visit.path(`/account/orders/${(await customer(visit)).orders.returned.id}`);
          },
          { fr: /jusqu'au \d\d\/\d\d\/\d{4}/, en: /until \d\d\/\d\d\/\d{4}/ },
        ),
      ),
    ],
    [
      'condition-label-of-attribute',
      'The label of the condition is the name of the first condition',
      walk(async (visit) => {
        for await (const one of products(visit, 'conditionLabel attributes { condition { name } }')) {
          const { conditionLabel, attributes } = one as {
            conditionLabel: string;
            attributes: { condition: { name: string }[] };
          };
          if (conditionLabel !== attributes.condition[0]?.name)
            throw new Error(`${conditionLabel} is not ${attributes.condition[0]?.name}`);
        }
      }),
    ],
    ...FAMILIES.map(
      (family) =>
        [`family-${slug(family)}`, `The family ${family} has pieces`, hasProducts('family', family)] as const,
    ),
    ...Object.entries(CONDITIONS).map(
      ([name, code]) =>
        [
          `condition-${slug(name)}`,
          `The condition ${name} (${code}) has pieces`,
          hasProducts('condition', code),
        ] as const,
    ),
    [
      'available',
      'A product is available when saleable, or when that is not said and it is not sold',
      tests(core('catalogue/availability', 'saleable %s and sold %s give %s')),
    ],
    [
      'status-label',
      'The name of the state shows when a product is not available',
      walks(
        shows(async (visit) => {
          const sold = await soldProduct(visit);
          return visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${sold.slug}`);
        }, message('product.state.sold')),
      ),
    ],
    ...Object.entries(FACETS).map(
      ([name, facet]) =>
        [`facet-${slug(name)}`, `${name} is a facet with values`, hasProducts(facet)] as const,
    ),
    ...Object.entries(COLORS).map(
      ([name, code]) =>
        [
          `colour-${slug(name)}`,
          `The colour ${name} has pieces under ${code}`,
          hasProducts('color', code),
        ] as const,
    ),
    [
      'eighteen-colours',
      'There are eighteen colours, and one for all others',
      tests(
        core(
          'catalogue/attributes',
          'there are eighteen and one for the others, each with its own slug and swatch',
        ),
      ),
    ],
  ]),
  ...statements('3.variant', fieldRows('A variant', ofVariants, VARIANT)),
  ...statements('3.pricing', [
    ...fieldRows('A price', ofPrices, PRICING),
    [
      'card-status',
      'A card shows the status',
      walks(
        shows(async (visit) => {
          const sold = await soldProduct(visit);
          return searchedList(visit, String(sold['name']));
        }, message('ui.product-card.sold')),
      ),
    ],
    ['card-size', 'A card shows the size', aCard('', /\b(W\d\d|\d\d|XX?S|XX?L|S|M|L)\b/)],
    [
      'card-condition',
      'A card shows the condition',
      aCard('', { fr: /Très bon état|Bon état/, en: /Very good|Good/ }),
    ],
    ['card-base-price', 'A card shows the base price', aCard('', PRICE)],
    [
      'card-discount-percent',
      'A card shows the percentage of a reduction',
      aCard('?discountrange=20', /[−-]\s?\d\d\s?%/),
    ],
    [
      'card-regular-price',
      'A card shows the price before a reduction',
      tests(
        ui(
          'product-card/ProductCard',
          'shows size, condition, price, former price and discount in French and in English',
        ),
      ),
    ],
    ['card-current-price', 'A card shows the current price', aCard('?hidesold=true', PRICE)],
    [
      'card-title',
      'A card shows the title',
      walk(async (visit) => {
        const { hits } = await search(visit, { hitsPerPage: 1 });
        const text = textOf(await documentAt(visit, '/shop/'));
        if (!text.includes(String(hits[0]?.['name'])))
          throw new Error(`no card says ${String(hits[0]?.['name'])}`);
      }),
    ],
    [
      'card-labels',
      'A card shows its labels',
      aCard('', { fr: /Vintage|Seconde main|Imparfait/, en: /Vintage|Second hand|Imperfect/ }),
    ],
    [
      'lowest-of-thirty-days',
      'The regular price is the one that a reduction is struck from',
      tests(
        apiModule(
          'catalogue-import/import-feed',
          'strikes the lowest price of the 30 days before a reduction',
        ),
      ),
    ],
  ]),
];
