import type { CouponRefusal } from '@patine/core';
import type { NewerDraft } from './content/documents.ts';
import type { ContentValidationError } from './content/validation-errors.ts';

/** Every expected failure, by name, with the HTTP status of its response. */
export const ERROR_STATUSES = {
  UNKNOWN: 500,

  VALIDATION: 422,
  EMAIL_CONFLICT: 409,
  TOKEN_EXPIRED: 410,
  ACCESS_DENIED: 401,
  BAD_CREDENTIALS: 401,
  TOO_MANY_ATTEMPTS: 429,

  NOT_FOUND: 404,

  NOT_IMPLEMENTED: 501,

  MISSING_DELIVERY_ADDRESS: 422,
  CART_FULL: 422,
  MISSING_SHIPPING_METHOD: 422,
  ITEM_BEING_PAID: 409,
  ITEM_UNAVAILABLE: 409,
  CART_EMPTY: 422,
  INVALID_COUPON: 422,
  SHIPPING_METHOD_UNAVAILABLE: 422,
  SERVICE_POINT_REQUIRED: 422,
  CUSTOMIZATION_INVALID: 422,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  TOO_MANY_HOLDS: 429,
  PRICE_CHANGED: 409,
  ITEM_RESERVED: 409,
  SERVICE_POINTS_AWAY: 503,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_FLIGHT: 409,

  ORDER_NOT_OPEN: 409,
  ORDER_SHIPPED: 409,
  ADDRESS_ELSEWHERE: 422,
  DELIVERED_TO_RELAY: 422,
  WITHDRAWAL_NOT_OPEN: 409,
  RETURN_NOT_ELIGIBLE: 422,
  QUOTATION_EXPIRED: 410,

  MALFORMED_REQUEST: 400,
  REQUEST_TOO_LARGE: 413,
  OPERATION_NOT_ALLOWED: 400,
  OVERLOADED: 503,
  SOURCE_AWAY: 502,
  NEWER_DRAFT: 409,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  REQUEST_TIMEOUT: 408,
  DATABASE_UNAVAILABLE: 503,
  STORAGE_UNAVAILABLE: 503,
  PUBLISHER_REQUIRED: 403,
  ADMINISTRATOR_REQUIRED: 403,
  LAST_ADMINISTRATOR: 409,
  SEARCH_UNAVAILABLE: 503,

  OFFER_TOO_LOW: 422,
  OFFER_ABOVE_PRICE: 422,
  OFFER_BY_SOMEBODY_ELSE: 409,
  OFFER_CLOSED_PERIOD: 422,
  OFFER_ALREADY_MADE: 409,
  OFFER_NOT_PENDING: 409,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof ERROR_STATUSES;

/**
 * Codes of the failures, sent in GraphQL's `extensions.code` and in REST's `code`; apart from the statuses, since browsers
 * need only those. Codes 0, 1xx, 2xx, 70x and 900 to 904 are those of the specification.
 */
export const ERROR_CODES: Record<ErrorName, number> = {
  UNKNOWN: 0,

  VALIDATION: 100,
  EMAIL_CONFLICT: 101,
  TOKEN_EXPIRED: 102,
  ACCESS_DENIED: 103,
  BAD_CREDENTIALS: 104,
  TOO_MANY_ATTEMPTS: 105,

  NOT_FOUND: 201,

  NOT_IMPLEMENTED: 300,

  MISSING_DELIVERY_ADDRESS: 701,
  CART_FULL: 702,
  MISSING_SHIPPING_METHOD: 703,
  ITEM_BEING_PAID: 704,
  ITEM_UNAVAILABLE: 705,
  CART_EMPTY: 706,
  INVALID_COUPON: 707,
  SHIPPING_METHOD_UNAVAILABLE: 708,
  SERVICE_POINT_REQUIRED: 709,
  CUSTOMIZATION_INVALID: 710,
  PAYMENT_PROVIDER_UNAVAILABLE: 711,
  TOO_MANY_HOLDS: 712,
  PRICE_CHANGED: 713,
  ITEM_RESERVED: 714,
  SERVICE_POINTS_AWAY: 715,
  IDEMPOTENCY_KEY_MISSING: 720,
  IDEMPOTENCY_KEY_REUSED: 721,
  IDEMPOTENCY_IN_FLIGHT: 722,

  ORDER_NOT_OPEN: 730,
  ORDER_SHIPPED: 731,
  ADDRESS_ELSEWHERE: 732,
  DELIVERED_TO_RELAY: 733,
  WITHDRAWAL_NOT_OPEN: 740,
  RETURN_NOT_ELIGIBLE: 741,
  QUOTATION_EXPIRED: 742,

  MALFORMED_REQUEST: 801,
  REQUEST_TOO_LARGE: 802,
  OPERATION_NOT_ALLOWED: 803,
  OVERLOADED: 805,
  SOURCE_AWAY: 806,
  NEWER_DRAFT: 807,
  URI_TOO_LONG: 808,
  HEADERS_TOO_LARGE: 809,
  REQUEST_TIMEOUT: 810,
  DATABASE_UNAVAILABLE: 811,
  STORAGE_UNAVAILABLE: 812,
  PUBLISHER_REQUIRED: 813,
  ADMINISTRATOR_REQUIRED: 814,
  LAST_ADMINISTRATOR: 815,
  SEARCH_UNAVAILABLE: 816,

  OFFER_TOO_LOW: 900,
  OFFER_ABOVE_PRICE: 901,
  OFFER_BY_SOMEBODY_ELSE: 902,
  OFFER_CLOSED_PERIOD: 903,
  OFFER_ALREADY_MADE: 904,
  OFFER_NOT_PENDING: 905,
};

/**
 * The current prices of a cart and those that its buyer saw, in hundredths. An item that was added or removed has only
 * one of the two prices.
 */
export type PriceChange = {
  totalAmount: { shown: number; current: number };
  /** The items whose price changed and those that were added or removed. */
  items: { productReference: number | null; shown: number | null; current: number | null }[];
};

/** Body of a failed response. `fields` maps the name of an input to the rule that it breaks. */
export type ErrorBody = {
  name: ErrorName;
  code: number;
  fields?: Record<string, string>;
  /** For VALIDATION of content: every broken rule and where. */
  errors?: ContentValidationError[];
  /** For NEWER_DRAFT: the version saved meanwhile. */
  newer?: NewerDraft;
  /** Hundredths, for OFFER_TOO_LOW. */
  minPrice?: number;
  /** For PRICE_CHANGED, and for ITEM_UNAVAILABLE at the checkout. */
  priceChange?: PriceChange;
  /**
   * For INVALID_COUPON, and for PRICE_CHANGED when a code stopped applying: why it does not apply, or EMPTY for a spent
   * gift card.
   */
  couponRefusal?: CouponRefusal | 'EMPTY';
  /** Hundredths, for INVALID_COUPON below the minimum amount. */
  minimumAmount?: number;
  /** For ITEM_BEING_PAID, ITEM_RESERVED and ITEM_UNAVAILABLE. */
  productReferences?: number[];
  /** ISO 8601, for ITEM_BEING_PAID: when the hold ends. */
  heldUntil?: string;
  /** Seconds, for temporary failures. */
  retryAfter?: number;
  /** Id of the request that failed unexpectedly, which its log lines contain as `requestId`. */
  errorId?: string;
};

/** The GraphQL warning on which the store ends its session. */
export const ACCESS_DENIED_MESSAGE = 'Access denied to this field.';
