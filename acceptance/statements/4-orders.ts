import { apiModule, core, journey, store, tests, ui } from '../named-tests.ts';
import { statements, walk, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { customer, orders } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { documentAt } from '../walks/pages.ts';

const STATUSES = ['CHECKOUT', 'PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED'];

const waiting = journey('payment', 'a late payment is waited for, then reported as not yet validated');

const bought = journey(
  'purchase',
  'a visitor finds a product, registers, pays and finds the order and its email',
);

const order: Row[] = [
  ...STATUSES.map(
    (status) =>
      [
        `status-${status}`,
        `${status} is a status of orders, in words`,
        tests(
          ui('order-status/OrderStatusBadge', '%s has a label in both languages'),
          core('orders/status', 'every status can be reached from checkout'),
        ),
      ] as const,
  ),
  [
    'transitions',
    'Which status follows which',
    tests(core('orders/status', 'allows these transitions and no others')),
  ],
  ['poll-every-two-seconds', 'After checkout the order is fetched anew every two seconds', tests(waiting)],
  [
    'poll-ten-times',
    'It is fetched ten times more at most, while it stays in CHECKOUT',
    tests(
      store(
        'src/features/orders/order-status',
        'an order in checkout is polled ten times',
        '%s ends polling',
      ),
    ),
  ],
  ['confirmation-loading', 'The confirmation is LOADING until the order is fetched', tests(waiting)],
  ['confirmation-confirm', 'PAID is a confirmed order', tests(bought)],
  ['confirmation-error', 'Any other status after the fetch is an error', tests(waiting)],
  ['confirmation-waits', 'CHECKOUT keeps waiting', tests(waiting)],
  [
    'data-event',
    'An event with the order’s data is sent on confirmation',
    tests(
      store(
        'src/features/analytics/segment',
        'a sign-in identifies the user, and an order has its own message id',
      ),
    ),
  ],
];

/** What search engines are told of the availability of a piece. */
const showsAvailability = (filter: string, wanted: string) =>
  walk(async (visit) => {
    // What they bought is sold.
    await customer(visit);
    const { hits } = await search(visit, { facetFilters: [filter], hitsPerPage: 1 }, 'chronological');
    const html = await documentAt(visit, async () =>
      visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`),
    );
    if (!html.includes(`https://schema.org/${wanted}`))
      throw new Error(`${hits[0]?.slug} does not say ${wanted}`);
  });

const availability: Row[] = [
  ['AVAILABLE', 'An AVAILABLE product is InStock', showsAvailability('availability:AVAILABLE', 'InStock')],
  ['SOLD', 'A SOLD product is SoldOut', showsAvailability('availability:SOLD', 'SoldOut')],
  [
    'UNAVAILABLE',
    'An UNAVAILABLE product is Discontinued',
    tests(store('src/head/product-data', '%j is %s')),
  ],
];

const reasonOf = async (visit: Visit, wanted: string) => {
  for await (const one of orders(visit, 'parcels { items { returnEligibility { ineligibilityReason } } }'))
    if (JSON.stringify(one).includes(`"${wanted}"`)) return;
  throw new Error(`no product is ${wanted}`);
};

const returns: Row[] = [
  ...['pending_return', 'not_shipped', 'customized_product'].map(
    (code) =>
      [
        code.replaceAll('_', '-'),
        `A piece cannot go back because of ${code}`,
        walk((visit) => reasonOf(visit, code)),
      ] as const,
  ),
  [
    'date-limit-exceeded',
    'A piece cannot go back after the limit, which is shown',
    tests(
      ui('return-item-form/ReturnItemForm', 'an ineligible item says why: %s in %s'),
      core('returns/eligibility', 'an item can be returned until the last moment, and not later'),
    ),
  ],
  [
    'unknown',
    'Any other reason is unknown',
    tests(ui('return-item-form/ReturnItemForm', 'an ineligible item says why: %s in %s')),
  ],
  [
    'toggle',
    'A piece goes into the list and out of it',
    tests(store('src/features/returns/return-draft', 'an item is added, changed and removed')),
  ],
  [
    'empty-reason',
    'A new entry has no reason yet',
    tests(store('src/features/returns/return-draft', 'each item needs a reason')),
  ],
  [
    'reason-text-comment',
    'Reason, text and comment are set',
    tests(
      store(
        'src/features/returns/return-draft',
        'the comment starts with the reason’s text; an item without a reason is not sent',
      ),
    ),
  ],
  [
    'quote',
    'A quotation is asked for, then validated',
    tests(
      journey(
        'after-purchase',
        'a parcel is delivered, and an item is returned with a quotation and refunded',
      ),
    ),
  ],
];

const delivery: Row[] = [
  [
    'DIRECT',
    'DIRECT is a parcel from each seller',
    tests(
      apiModule('delivery/quote', 'each seller sends a parcel, and the carriage is the sum of all parcels'),
    ),
  ],
  [
    'GROUPED',
    'GROUPED is one parcel after the quality control in the workshop',
    tests(
      apiModule('carts/shipping', 'separate parcels name their sellers, a grouped one names the workshop'),
    ),
  ],
  [
    'home',
    'Delivery is at home',
    tests(
      apiModule(
        'delivery/product-quote',
        'a product has the price and dates of its delivery in France, before there is a cart',
      ),
    ),
  ],
  [
    'relay',
    'Delivery is to a relay point',
    tests(
      apiModule('carts/shipping', 'relay delivery requires a service point, and other methods reject one'),
    ),
  ],
  ['in-preparation', 'A parcel is in preparation', walk((visit) => parcel(visit, true))],
  ['tracked', 'A parcel is tracked', walk((visit) => parcel(visit, false))],
];

async function parcel(visit: Visit, inPreparation: boolean) {
  for await (const one of orders(visit, 'parcels { inPreparation trackingNumber }')) {
    const { parcels } = one as { parcels: { inPreparation: boolean; trackingNumber: string | null }[] };
    if (
      parcels.some(
        (each) => each.inPreparation === inPreparation && (inPreparation || each.trackingNumber !== null),
      )
    )
      return;
  }
  throw new Error(`no parcel is ${inPreparation ? 'in preparation' : 'tracked'}`);
}

export const orderStates: Statement[] = [
  ...statements('4.order', order),
  ...statements('4.availability', availability),
  ...statements('4.return', returns),
  ...statements('4.delivery', delivery),
];
