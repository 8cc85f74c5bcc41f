import type { CouponRefusal } from '@patine/core';
import type { NewerDraft } from './content/documents.ts';
import type { ContentValidationError } from './content/validation-errors.ts';

/**
 * Every expected failure, by name. `code` is sent in GraphQL's `extensions.code` and in REST's `code`; `status` is the
 * HTTP status of the response. Codes 0, 1xx, 2xx, 70x and 900 to 904 are those of the specification.
 */
export const ERRORS = {
  UNKNOWN: { code: 0, status: 500 },

  VALIDATION: { code: 100, status: 422 },
  EMAIL_CONFLICT: { code: 101, status: 409 },
  TOKEN_EXPIRED: { code: 102, status: 410 },
  ACCESS_DENIED: { code: 103, status: 401 },
  BAD_CREDENTIALS: { code: 104, status: 401 },
  TOO_MANY_ATTEMPTS: { code: 105, status: 429 },

  NOT_FOUND: { code: 201, status: 404 },

  NOT_IMPLEMENTED: { code: 300, status: 501 },

  MISSING_DELIVERY_ADDRESS: { code: 701, status: 422 },
  CART_FULL: { code: 702, status: 422 },
  MISSING_SHIPPING_METHOD: { code: 703, status: 422 },
  ITEM_BEING_PAID: { code: 704, status: 409 },
  ITEM_UNAVAILABLE: { code: 705, status: 409 },
  CART_EMPTY: { code: 706, status: 422 },
  INVALID_COUPON: { code: 707, status: 422 },
  SHIPPING_METHOD_UNAVAILABLE: { code: 708, status: 422 },
  SERVICE_POINT_REQUIRED: { code: 709, status: 422 },
  CUSTOMIZATION_INVALID: { code: 710, status: 422 },
  PAYMENT_PROVIDER_UNAVAILABLE: { code: 711, status: 503 },
  TOO_MANY_HOLDS: { code: 712, status: 429 },
  PRICE_CHANGED: { code: 713, status: 409 },
  ITEM_RESERVED: { code: 714, status: 409 },
  SERVICE_POINTS_AWAY: { code: 715, status: 503 },
  IDEMPOTENCY_KEY_MISSING: { code: 720, status: 400 },
  IDEMPOTENCY_KEY_REUSED: { code: 721, status: 422 },
  IDEMPOTENCY_IN_FLIGHT: { code: 722, status: 409 },

  ORDER_NOT_OPEN: { code: 730, status: 409 },
  ORDER_SHIPPED: { code: 731, status: 409 },
  ADDRESS_ELSEWHERE: { code: 732, status: 422 },
  DELIVERED_TO_RELAY: { code: 733, status: 422 },
  WITHDRAWAL_NOT_OPEN: { code: 740, status: 409 },
  RETURN_NOT_ELIGIBLE: { code: 741, status: 422 },
  QUOTATION_EXPIRED: { code: 742, status: 410 },

  MALFORMED_REQUEST: { code: 801, status: 400 },
  REQUEST_TOO_LARGE: { code: 802, status: 413 },
  OPERATION_NOT_ALLOWED: { code: 803, status: 400 },
  OVERLOADED: { code: 805, status: 503 },
  SOURCE_AWAY: { code: 806, status: 502 },
  NEWER_DRAFT: { code: 807, status: 409 },
  URI_TOO_LONG: { code: 808, status: 414 },
  HEADERS_TOO_LARGE: { code: 809, status: 431 },
  REQUEST_TIMEOUT: { code: 810, status: 408 },
  DATABASE_UNAVAILABLE: { code: 811, status: 503 },
  STORAGE_UNAVAILABLE: { code: 812, status: 503 },
  PUBLISHER_REQUIRED: { code: 813, status: 403 },
  ADMINISTRATOR_REQUIRED: { code: 814, status: 403 },
  LAST_ADMINISTRATOR: { code: 815, status: 409 },
  SEARCH_UNAVAILABLE: { code: 816, status: 503 },

  OFFER_TOO_LOW: { code: 900, status: 422 },
  OFFER_ABOVE_PRICE: { code: 901, status: 422 },
  OFFER_BY_SOMEBODY_ELSE: { code: 902, status: 409 },
  OFFER_CLOSED_PERIOD: { code: 903, status: 422 },
  OFFER_ALREADY_MADE: { code: 904, status: 409 },
  OFFER_NOT_PENDING: { code: 905, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof ERRORS;

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
