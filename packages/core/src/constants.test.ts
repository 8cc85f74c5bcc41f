import { expect, it } from 'vitest';
import * as core from './index.ts';

it('limits have the specified values', () => {
  expect(core).toMatchObject({
    CART_ITEM_LIMIT: 50,
    CATALOGUE_PAGE_SIZE: 96,
    ORDERS_PAGE_SIZE: 10,
    RETURNS_PAGE_SIZE: 10,
    WISHLIST_PAGE_SIZE: 100,
    HOME_WISHLIST_SIZE: 20,
    ORDER_POLL_MS: 2000,
    ORDER_POLL_RETRIES: 10,
    RETURN_WINDOW_DAYS: 14,
    OFFER_FLOOR_PERCENT: 70,
    OFFER_HOURS: 24,
    OFFER_RESERVATION_HOURS: 24,
    WAITLIST_LIMIT: 50,
    SAVED_SEARCH_LIMIT: 50,
    INSTALMENT_COUNT: 4,
    INSTALMENT_FROM: 3000,
    SESSION_DAYS: 7,
    NOTICE_YEARS: 1,
    LOCALE_COOKIE_DAYS: 365,
    THEME_COOKIE_DAYS: 365,
    AFFILIATE_COOKIE_DAYS: 30,
    SELLER_COMMISSION_PERCENT: 20,
    NEWSLETTER_PERCENT: 10,
    DEFAULT_CURRENCY: 'EUR',
    LOCALES: ['fr', 'en'],
    HOLD_MINUTES_STRIPE: 30,
    HOLD_MINUTES_SANDBOX: 10,
  });
});

it('the package index exports every constant', async () => {
  expect(core).toMatchObject({ ...(await import('./constants.ts')) });
});
