/**
 * The limits and durations that people meet, each defined once: how much one may have, write or order, how long
 * something is valid or kept, how often a screen asks for news, how much a list shows. A name ends in its unit (`_MS`,
 * `_DAYS`, `_PERCENT`, `_PX`) or in what is counted (`_LIMIT`, `_MAX_LENGTH`, `_PAGE_SIZE`, `_SHOWN`); amounts of
 * money are in hundredths of the currency unit.
 */

// Languages, currency, time.

export const DEFAULT_CURRENCY = 'EUR';
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';
export const LOCALE_TAGS = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Locale, string>;
/** Each language's name in that language, for people who read no other. */
export const LOCALE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<Locale, string>;
/** Time zone of the shop's calendar days: delivery dates and the times of drops. */
export const SHOP_TIME_ZONE = 'Europe/Paris';

// Sessions and cookies.

/** Of customers and of editors, from the login on. */
export const SESSION_DAYS = 7;
export const LOCALE_COOKIE_DAYS = 365;
export const THEME_COOKIE_DAYS = 365;
export const AFFILIATE_COOKIE_DAYS = 30;
/** A browser keeps the id of its cart for so long after the last change; the cart is deleted a day later. */
export const CART_COOKIE_DAYS = 30;
/** Six months: a visitor's choice about cookies is asked for again after so long. */
export const CONSENT_COOKIE_DAYS = 182;
/** A browser in which somebody has logged in is recognised for so long. */
export const DEVICE_COOKIE_DAYS = 365;

// Accounts, and the links and codes of emails.

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 255;
export const NAME_MAX_LENGTH = 255;
/** Longest address that fits an SMTP path (RFC 5321, 4.5.3.1.3, minus its two angle brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Entries of an address book, and letters in each field of one. */
export const ADDRESS_LIMIT = 50;
export const ADDRESS_FIELD_MAX_LENGTH = 255;
/** What its form takes, so that it fits on a label: a name or a town, a company or a line of the street, and the rest. */
export const ADDRESS_NAME_MAX_LENGTH = 60;
export const ADDRESS_LINE_MAX_LENGTH = 100;
export const POSTCODE_MAX_LENGTH = 16;
export const PHONE_NUMBER_MAX_LENGTH = 24;
/** Sizes that a customer may save. */
export const SAVED_SIZES_LIMIT = 100;
export const PASSWORD_RESET_MINUTES = 60;
export const EMAIL_CHANGE_HOURS = 24;
/** Validity of the code that a newsletter subscriber gets for a first order. */
export const WELCOME_CODE_DAYS = 90;
/** Validity of the confirmation link of a newsletter subscription. An unconfirmed subscription is then deleted. */
export const NEWSLETTER_CONFIRM_DAYS = 7;
/** Validity of the confirmation link of a drop's alert. An unconfirmed alert is then deleted. */
export const DROP_ALERT_CONFIRM_DAYS = 7;

// Retention: when something is deleted by itself.

/** An account without a login for so long is closed: the CNIL's three years after the last contact. */
export const INACTIVE_ACCOUNT_YEARS = 3;
/** The owner of an inactive account is warned so long before it is closed. */
export const INACTIVE_NOTICE_DAYS = 30;
/** A subscriber without activity for so long is asked to stay, then deleted (CNIL). */
export const NEWSLETTER_DORMANT_YEARS = 3;
/** An unsubscription is remembered for so long, so that the address is not added again. */
export const NEWSLETTER_STOPPED_YEARS = 3;
/** An alert is deleted so long after its email was sent or its drop ended. */
export const DROP_ALERT_SENT_DAYS = 7;
/** An alert whose drop does not open is deleted after so long. */
export const DROP_ALERT_LONGEST_DAYS = 365;
/** Retention of emails to people without an account: calculator visitors, newsletter subscribers, sellers. */
export const VISITOR_MAIL_DAYS = 30;
/** Notifications in the customer's account are deleted after so long. */
export const NOTIFICATION_DAYS = 90;
/**
 * Retention of notices about items (DSA, article 16): a decision may be contested for six months (article 20), and the
 * year's report counts them (article 15).
 */
export const NOTICE_YEARS = 1;
/** Delivered events stay in the outbox for so long, for whoever looks into what was sent. */
export const OUTBOX_DAYS = 7;

// The page editor.

/** Links by which editors join the page editor, and sign in to it. */
export const EDITOR_INVITATION_DAYS = 7;
export const EDITOR_SIGN_IN_MINUTES = 30;
/** Validity of a link that shows a draft to somebody without access. */
export const EDITOR_PREVIEW_DAYS = 7;
/** Longest validity of a link that opens the page editor without an account (`marketplace content token --days`). */
export const EDITOR_LINK_MAX_DAYS = 90;
/** The log of the page editor, and the names of editors who were removed, are kept for so long. */
export const EDITOR_LOG_YEARS = 3;
/** What an editor wrote and nobody came back to is deleted after so long. */
export const UNSAVED_WORK_DAYS = 90;

// The catalogue and its lists.

/** A photograph of a feed is refused when it is larger, or too small to show. */
export const PHOTOGRAPH_MAX_BYTES = 25 * 1024 * 1024;
export const PHOTOGRAPH_MAX_PIXELS = 100_000_000;
export const PHOTOGRAPH_MIN_PX = 32;
export const SLUG_MAX_LENGTH = 120;
/** The explanation of why a product is reported. */
export const NOTICE_MIN_LENGTH = 20;
export const NOTICE_MAX_LENGTH = 3_000;
/** Prices outside of these are taken for placeholders when results are ranked. */
export const LOWEST_PLAUSIBLE_EUROS = 2;
export const HIGHEST_PLAUSIBLE_EUROS = 20_000;
/** Best sellers are counted from the sales of so many days. */
export const BEST_SELLER_DAYS = 90;
export const CATALOGUE_PAGE_SIZE = 96;
/** Products for sale on the page of a drop, and on that of a seller: rows of two, three and four. */
export const DROP_PRODUCTS_SHOWN = 24;
export const SELLER_PRODUCTS_SHOWN = 24;
/** Similar products below a product, and as many of its seller. */
export const SIMILAR_PRODUCTS_SHOWN = 8;
/** How often the page of a product asks whether it is still for sale at its price. */
export const AVAILABILITY_POLL_MS = 4_000;
/** Products of a carousel whose editor sets no number. */
export const HOME_CAROUSEL_HITS = 4;
/** Products per page of the jeans calculator's results. */
export const CALCULATOR_HITS = 16;
/** Products that a browser remembers: twelve are shown on the page of a thirteenth. */
export const RECENTLY_VIEWED_LIMIT = 13;
/** What is read of a typed search. */
export const SEARCH_TEXT_MAX_LENGTH = 200;
/** Searches that a browser remembers, and those of them that the empty search field shows. */
export const RECENT_SEARCHES = 20;
export const RECENT_SEARCHES_SHOWN = 5;
/** A drop is new for so long after it opens. */
export const DROP_NEW_DAYS = 7;
/** Drops that are over and still in the list of drops. */
export const PAST_DROPS_SHOWN = 8;

// Wishlists, saved searches, the waitlist, notifications.

/** Products of a wishlist: one search request can filter by this many references. */
export const WISHLIST_LIMIT = 1_000;
export const WISHLIST_PAGE_SIZE = 100;
export const HOME_WISHLIST_SIZE = 20;
/** Votes for one product of a shared wishlist; more are probably fake. */
export const WISHLIST_VOTES_LIMIT = 500;
/** Products of one email, and notifications of one time, about lower prices or pieces that are back. */
export const WISHLIST_EMAIL_PRODUCTS = 20;
/** Least time between two emails about lower prices in one wishlist. */
export const PRICE_DROP_EMAIL_HOURS = 24;
export const SAVED_SEARCH_LIMIT = 50;
export const SAVED_SEARCH_NAME_MAX_LENGTH = 120;
/** Products shown in one email about a saved search. */
export const SAVED_SEARCH_EMAIL_PRODUCTS = 6;
/** Items that one customer may wait for at a time. */
export const WAITLIST_LIMIT = 50;
export const NOTIFICATIONS_PAGE_SIZE = 10;
/** How often the header of an open page asks for new notifications. */
export const NOTIFICATIONS_POLL_MS = 120_000;

// Cart, delivery, payment.

export const CART_ITEM_LIMIT = 50;
/** Items on hold for unfinished payments of one network: enough for an office, too few for many fake accounts. */
export const NETWORK_HELD_ITEMS_LIMIT = 3 * CART_ITEM_LIMIT;
/** Relay points looked for around a postal code: ten at most, and how many are shown at first. */
export const SERVICE_POINTS_LIMIT = 10;
export const SERVICE_POINTS_SHOWN = 4;
/** Maximum days from a sale to the delivery. A sold item keeps its page for so long plus the return window. */
export const ON_THE_WAY_DAYS = 14;
export const INSTALMENT_COUNT = 4;
export const INSTALMENT_FROM = 3000;
export const INSTALMENT_UP_TO = 200_000;
/** Highest value of a gift card, of a coupon and of the total that a coupon asks for. */
export const GIFT_CARD_MAX = 10_000_000;
export const COUPON_MAX = 10_000_000;
/** Letters that the field of a promo code or gift card takes. */
export const COUPON_CODE_MAX_LENGTH = 40;
export const ORDER_POLL_MS = 2000;
export const ORDER_POLL_RETRIES = 10;
/** Stripe Checkout accepts no earlier expiry of a session. */
export const HOLD_MINUTES_STRIPE = 30;
export const HOLD_MINUTES_SANDBOX = 10;
/** Expired and declined payments are checked for so long for a late success, whose webhook may have been lost. */
export const LATE_PAYMENT_HOURS = 24;

// Prices, reductions, offers.

export const PRICE_HISTORY_DAYS = 30;
/** A price must have been charged for so long before a reduction from it is announced. */
export const PRICE_CHARGED_MIN_DAYS = 7;
/** Pricing context and search rule of the sales season. */
export const SALE_CONTEXT = 'soldes';
export const NEWSLETTER_PERCENT = 10;
export const SELLER_COMMISSION_PERCENT = 20;
export const OFFER_FLOOR_PERCENT = 70;
/** Price offers that one customer may make in 24 hours; a seller has to answer each one. */
export const OFFERS_PER_DAY = 20;
/** The time that a seller has to answer an offer. */
export const OFFER_HOURS = 24;
/** The time that the buyer of an accepted offer has to pay: the item is reserved for them. */
export const OFFER_RESERVATION_HOURS = 24;
export const OFFERS_PAGE_SIZE = 10;

// Orders and returns.

/** Largest page of orders, returns, offers or notifications that a client may ask for. */
export const LIST_PAGE_MAX = 50;
export const ORDERS_PAGE_SIZE = 10;
export const RETURNS_PAGE_SIZE = 10;
export const RETURN_WINDOW_DAYS = 14;
/** A due refund is paid automatically so long before its deadline. Until then, the returned item can be inspected. */
export const REFUND_LEAD_DAYS = 2;
/** What a customer may write of why a piece is returned, and the chosen reason before it. */
export const RETURN_COMMENT_MAX_LENGTH = 1_000;
export const RETURN_REASON_MAX_LENGTH = 200;
