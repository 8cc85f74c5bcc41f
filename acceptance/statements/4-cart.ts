import { apiModule, journey, store, tests, ui } from '../named-tests.ts';
import { statements, walks, type Row, type Statement } from '../statement.ts';
import { hasMarkup } from '../walks/pages.ts';
import { withoutAddress, withoutMethod } from '../walks/refusals.ts';

const bought = journey(
  'purchase',
  'a visitor finds a product, registers, pays and finds the order and its email',
);

const burst = store(
  'src/features/cart/use-cart-change',
  'a burst of fifty clicks ends in the state of the server, after one refresh',
);

const cart: Row[] = [
  ['INITIAL', 'The cart has the status INITIAL', tests(burst)],
  ['LOADING', 'The cart has the status LOADING', walks(hasMarkup('/cart', /aria-busy|role="status"/))],
  [
    'ERROR',
    'The cart has the status ERROR',
    tests(store('src/features/cart/open-cart', 'an unavailable api is retried once, then reported')),
  ],
  ['add-item', 'Adding an item replaces the whole cart from the answer', tests(burst)],
  [
    'remove-item',
    'Removing an item replaces the whole cart',
    tests(
      apiModule(
        'carts/carts',
        'an item is in a cart once, however often it is added, and can be removed twice',
      ),
    ),
  ],
  [
    'coupon',
    'Adding or removing a coupon replaces the whole cart',
    tests(
      apiModule(
        'coupons/coupons',
        'a percentage coupon reduces the order value, is shown with its code and offer, and can be removed',
      ),
    ),
  ],
  [
    'address',
    'Setting the address replaces the whole cart',
    tests(
      apiModule(
        'carts/shipping',
        'shipping is quoted for France until the cart has an address, then for its country',
      ),
    ),
  ],
  [
    'shipping-method',
    'Setting the shipping method replaces the whole cart',
    tests(
      apiModule(
        'carts/shipping',
        'the total includes the selected method and its quality control, with delivery days',
      ),
    ),
  ],
  [
    'updating-flag',
    'A change sets an updating flag and clears it',
    tests(burst, ui('sub-cart/SubCart', 'the line being removed is busy')),
  ],
  ['address-folds', 'A new delivery address folds its section', tests(bought)],
  [
    'creates-cart',
    'Adding without a cart creates or fetches one first',
    tests(
      store(
        'src/features/cart/use-cart-change',
        'two items added before a cart exists share the cart that the first creates',
      ),
    ),
  ],
  [
    'retries-once',
    'A failed fetch of the cart is retried once',
    tests(
      store(
        'src/features/cart/open-cart',
        'an unavailable api is retried once, then reported',
        'a missing cart is replaced, and its id is stored',
      ),
    ),
  ],
  [
    'coupon-initial',
    'Adding a coupon begins as initial',
    tests(ui('coupon-form/CouponModal', 'a code is submitted by keyboard, and Escape closes the dialog')),
  ],
  [
    'coupon-loading',
    'Adding a coupon loads',
    tests(
      ui('coupon-form/CouponForm', 'submits nothing while a code is checked or the cart is recalculated'),
    ),
  ],
  [
    'coupon-error',
    'A refused coupon is an error',
    tests(
      journey(
        'payment',
        'a coupon applies, a declined card charges nothing, an interrupted payment is resumed',
      ),
    ),
  ],
  [
    'coupon-hides',
    'After a failure the dialog hides after 0.7 s and resets after 1 s',
    tests(
      ui('coupon-form/CouponModal', 'a failure hides the dialog after 0.7 s and resets after 1 s, in %s'),
    ),
  ],
];

const companies = [
  {
    file: 'apps/api/src/modules/payments/gateways.postgres.test.ts',
    title: 'a buyer pays on its page, and is charged once for one order',
  },
];

const payment: Row[] = [
  ['STRIPE', 'STRIPE is a provider', tests(companies)],
  ['PAYPAL', 'PAYPAL is a provider', tests(companies)],
  [
    'INTERNAL',
    'INTERNAL is a provider, for what gift cards pay',
    tests(
      apiModule(
        'coupons/coupons',
        'gift cards pay one after the other, and a fully paid cart needs no payment company',
      ),
    ),
  ],
  [
    'initial',
    'The payment begins as initial',
    tests(
      ui(
        'payment-buttons/PaymentButtons',
        'the main button states in %s the obligation to pay and the amount',
      ),
    ),
  ],
  ...['Paypal', 'Stripe', 'Internal'].map(
    (company) =>
      [
        `loading${company}`,
        `The payment has the status loading${company}`,
        tests(ui('payment-buttons/PaymentButtons', 'while one provider opens, all buttons are disabled'), [
          {
            file: 'packages/ui/src/payment-buttons/PaymentButtons.stories.tsx',
            title:
              { Paypal: 'LoadingPaypal', Stripe: 'LoadingCard', Internal: 'LoadingInternal' }[company] ?? '',
          },
        ]),
      ] as const,
  ),
  [
    'disabled-while-loading',
    'Buttons are disabled unless the status is initial',
    tests(ui('payment-buttons/PaymentButtons', 'while one provider opens, all buttons are disabled')),
  ],
  [
    'disabled-while-updating',
    'Buttons are disabled while something updates',
    tests([{ file: 'packages/ui/src/payment-buttons/PaymentButtons.stories.tsx', title: 'Counting' }]),
  ],
  [
    'disabled-when-sold',
    'Buttons are disabled when an item is sold or unavailable',
    tests(journey('payment', 'an item that another buyer is paying for is reported as unavailable')),
  ],
  [
    'links-disabled',
    'Links to the payment are disabled while updating or when an item is sold',
    tests(journey('payment', 'an item that another buyer is paying for is reported as unavailable')),
  ],
  [
    'error-resets',
    'A failed payment resets the status to initial',
    tests(
      journey(
        'payment',
        'a coupon applies, a declined card charges nothing, an interrupted payment is resumed',
      ),
    ),
  ],
  ['redirect', 'Paying leads the browser to the address that the api answers', tests(bought)],
  ['missingShippingMethod', 'A missing shipping method is shown', withoutMethod()],
  ['missingDeliveryAddress', 'A missing delivery address is shown', withoutAddress()],
  [
    'unknown',
    'An unknown failure is shown',
    tests(
      apiModule(
        'payments/outcomes',
        'a cart opened twice has one payment; a changed cart ends the first one',
      ),
    ),
  ],
  [
    'not-authenticated',
    'A visitor at the checkout is led to the login, and back to /cart/checkout',
    tests(bought),
  ],
];

export const cartStates: Statement[] = [...statements('4.cart', cart), ...statements('4.payment', payment)];
