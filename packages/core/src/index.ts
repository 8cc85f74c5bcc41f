export {
  DEFAULT_CURRENCY,
  LOCALES,
  DEFAULT_LOCALE,
  LOCALE_TAGS,
  LOCALE_NAMES,
  SHOP_TIME_ZONE,
  SESSION_DAYS,
  LOCALE_COOKIE_DAYS,
  THEME_COOKIE_DAYS,
  AFFILIATE_COOKIE_DAYS,
  CART_COOKIE_DAYS,
  CONSENT_COOKIE_DAYS,
  DEVICE_COOKIE_DAYS,
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  ADDRESS_LIMIT,
  ADDRESS_FIELD_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_LINE_MAX_LENGTH,
  POSTCODE_MAX_LENGTH,
  PHONE_NUMBER_MAX_LENGTH,
  SAVED_SIZES_LIMIT,
  PASSWORD_RESET_MINUTES,
  EMAIL_CHANGE_HOURS,
  WELCOME_CODE_DAYS,
  NEWSLETTER_CONFIRM_DAYS,
  DROP_ALERT_CONFIRM_DAYS,
  INACTIVE_ACCOUNT_YEARS,
  INACTIVE_NOTICE_DAYS,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_STOPPED_YEARS,
  DROP_ALERT_SENT_DAYS,
  DROP_ALERT_LONGEST_DAYS,
  VISITOR_MAIL_DAYS,
  NOTIFICATION_DAYS,
  NOTICE_YEARS,
  OUTBOX_DAYS,
  EDITOR_INVITATION_DAYS,
  EDITOR_SIGN_IN_MINUTES,
  EDITOR_PREVIEW_DAYS,
  EDITOR_LINK_MAX_DAYS,
  EDITOR_LOG_YEARS,
  UNSAVED_WORK_DAYS,
  PHOTOGRAPH_MAX_BYTES,
  PHOTOGRAPH_MAX_PIXELS,
  PHOTOGRAPH_MIN_PX,
  SLUG_MAX_LENGTH,
  NOTICE_MIN_LENGTH,
  NOTICE_MAX_LENGTH,
  LOWEST_PLAUSIBLE_EUROS,
  HIGHEST_PLAUSIBLE_EUROS,
  BEST_SELLER_DAYS,
  CATALOGUE_PAGE_SIZE,
  DROP_PRODUCTS_SHOWN,
  SELLER_PRODUCTS_SHOWN,
  SIMILAR_PRODUCTS_SHOWN,
  AVAILABILITY_POLL_MS,
  HOME_CAROUSEL_HITS,
  CALCULATOR_HITS,
  RECENTLY_VIEWED_LIMIT,
  SEARCH_TEXT_MAX_LENGTH,
  RECENT_SEARCHES,
  RECENT_SEARCHES_SHOWN,
  DROP_NEW_DAYS,
  PAST_DROPS_SHOWN,
  WISHLIST_LIMIT,
  WISHLIST_PAGE_SIZE,
  HOME_WISHLIST_SIZE,
  WISHLIST_VOTES_LIMIT,
  WISHLIST_EMAIL_PRODUCTS,
  PRICE_DROP_EMAIL_HOURS,
  SAVED_SEARCH_LIMIT,
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SAVED_SEARCH_EMAIL_PRODUCTS,
  WAITLIST_LIMIT,
  NOTIFICATIONS_PAGE_SIZE,
  NOTIFICATIONS_POLL_MS,
  CART_ITEM_LIMIT,
  NETWORK_HELD_ITEMS_LIMIT,
  SERVICE_POINTS_LIMIT,
  SERVICE_POINTS_SHOWN,
  ON_THE_WAY_DAYS,
  INSTALMENT_COUNT,
  INSTALMENT_FROM,
  INSTALMENT_UP_TO,
  GIFT_CARD_MAX,
  COUPON_MAX,
  COUPON_CODE_MAX_LENGTH,
  ORDER_POLL_MS,
  ORDER_POLL_RETRIES,
  HOLD_MINUTES_STRIPE,
  HOLD_MINUTES_SANDBOX,
  LATE_PAYMENT_HOURS,
  PRICE_HISTORY_DAYS,
  PRICE_CHARGED_MIN_DAYS,
  SALE_CONTEXT,
  NEWSLETTER_PERCENT,
  SELLER_COMMISSION_PERCENT,
  OFFER_FLOOR_PERCENT,
  OFFERS_PER_DAY,
  OFFER_HOURS,
  OFFER_RESERVATION_HOURS,
  OFFERS_PAGE_SIZE,
  LIST_PAGE_MAX,
  ORDERS_PAGE_SIZE,
  RETURNS_PAGE_SIZE,
  RETURN_WINDOW_DAYS,
  REFUND_LEAD_DAYS,
  RETURN_COMMENT_MAX_LENGTH,
  RETURN_REASON_MAX_LENGTH,
  type Locale,
} from './constants.ts';
export {
  eachLocale,
  isLocale,
  localeOf,
  localePrefix,
  profileLocale,
  parseLocale,
  showsEnglish,
  translationIn,
  type Translations,
} from './locales/locales.ts';
export { isElided } from './locales/is-elided.ts';
export { countryName } from './locales/country-name.ts';
export { dateTagOf } from './locales/date-tag.ts';
export { firstOfMonth } from './locales/first-of-month.ts';
export { formatDay, formatExactTime, formatTime } from './locales/format-date.ts';
export { fail, ok, type Result } from './result.ts';
export { daysLeft } from './time/days-left.ts';
export {
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  HOUR_SECONDS,
  MINUTE_MS,
  MINUTE_SECONDS,
  SECOND_MS,
} from './time/durations.ts';
export {
  SITEMAP_END,
  SITEMAP_MAX_URLS,
  SITEMAP_START,
  sitemap,
  sitemapEntries,
  sitemapIndex,
  type SitemapPage,
} from './seo/sitemap.ts';
export { escapeXml, xmlElement } from './seo/xml.ts';

export {
  CURRENCIES,
  add,
  compare,
  euros,
  isCurrency,
  isNegative,
  money,
  subtract,
  sumOf,
  type Currency,
  type Money,
} from './money/money.ts';
export { amountWithCode, decimalAmount, formatMoney } from './money/format-money.ts';
export { percentOf } from './money/percent.ts';
export { allocate } from './money/allocate.ts';

export { isSaleSeason, ruleContexts } from './pricing/sale-season.ts';
export { DISCOUNT_RANGES, discountPercent, discountRange, type DiscountRange } from './pricing/discount.ts';
export { priceBand, priceHistogram, type PriceHistogram } from './pricing/price-bands.ts';
export { lowestPriceOfLast30Days, struckPrice, type PriceChange } from './pricing/price-history.ts';

export { canAddToCart, checkoutBlockers, type CheckoutBlocker, type CheckoutState } from './cart/limits.ts';
export { cartPrices, type CartPricesInput } from './cart/cart-prices.ts';
export {
  priceDetails,
  type PriceDetails,
  type PriceDetailsInput,
  type Reduction,
} from './cart/price-details.ts';

export { randomCode, parseCode } from './coupons/code.ts';
export {
  COUPON_KINDS,
  COUPON_REFUSALS,
  checkCoupon,
  couponReductions,
  isSingleUse,
  type Coupon,
  type CouponKind,
  type CouponReductions,
  type CouponRefusal,
  type CouponSituation,
} from './coupons/coupon.ts';
export { spendGiftCards, type GiftCardBalance, type GiftCardShare } from './coupons/gift-card.ts';

export {
  COLORS,
  CONDITIONS,
  FAMILIES,
  MEASUREMENT_SYSTEMS,
  SIZE_KINDS,
  TARGETS,
  type ColorSlug,
  type Condition,
  type Family,
  type MeasurementSystem,
  type SizeKind,
  type Target,
} from './catalogue/attributes.ts';
export {
  LABEL_TYPES,
  ORIGIN_REASONS,
  SIZE_TYPES,
  type LabelType,
  type OriginReason,
  type SizeType,
} from './catalogue/attributes.ts';
export { NOTICE_REASONS, type NoticeReason } from './notices/notice-reasons.ts';
export {
  TAX_SCHEMES,
  includedTax,
  isInUnion,
  serviceTaxScheme,
  standardRate,
  taxSchemeOf,
  type TaxScheme,
  type TaxedItem,
  type TaxedSeller,
} from './taxes/tax-scheme.ts';
export { AVAILABILITIES, availability, type Availability, type SaleState } from './catalogue/availability.ts';
export { compareMeasures, type MeasureComparison, type MeasureFit } from './catalogue/compare-measures.ts';
export {
  GARMENT_KINDS,
  GARMENT_MEASURES,
  MEASURES_OF,
  MEASURE_CM,
  garmentKind,
  type GarmentKind,
  type GarmentMeasure,
  type OwnedGarment,
} from './catalogue/garments.ts';
export { isExtremePicture } from './catalogue/extreme-picture.ts';
export { flatMeasure } from './catalogue/measures.ts';
export { fitsSavedSizes, type SizedProduct } from './sizes/fits-saved-sizes.ts';
export { compareSizes, sizeSlug } from './catalogue/sizes.ts';
export { likenessDistance, mostAlike, type Likeness } from './catalogue/similarity.ts';
export { SIZE_CHART, type ChartSize } from './sizes/size-chart.ts';
export { womenSizesOf } from './sizes/women-sizes.ts';
export { sizingOf } from './sizes/convert-size.ts';
export { waistsOf } from './sizes/waists.ts';
export { parseSize, sizeLabels, type ParsedSize } from './sizes/parse-size.ts';
export { ONE_SIZE, UNSTATED_SIZE, sizeNames, wholeSizesBeside } from './sizes/size-value.ts';
export { type SizedGarment } from './sizes/convert-size.ts';
export {
  isSavedSize,
  readSavedSizes,
  savedSize,
  writeSavedSizes,
  type SavedSizes,
} from './sizes/saved-sizes.ts';
export { productSlug } from './catalogue/product-slug.ts';
export { referenceFromSlug } from './catalogue/reference-from-slug.ts';
export { slugify } from './catalogue/slug.ts';

export { isValidBirthDate, parseBirthDate } from './accounts/birth-date.ts';
export { isValidEmail, normaliseEmail } from './accounts/email.ts';
export {
  passwordCode,
  validateNewPassword,
  type NewPasswordCode,
  type NewPasswordError,
  type NewPasswordForm,
} from './accounts/new-password.ts';
export { isValidPassword, passwordRules, type PasswordRules } from './accounts/password.ts';
export {
  validateRegistration,
  type RegistrationCode,
  type RegistrationError,
  type RegistrationForm,
} from './accounts/registration.ts';

export {
  autoDiscountHint,
  bestAutoDiscount,
  type AppliedDiscount,
  type AutoDiscount,
  type Carriage,
  type DiscountHint,
} from './delivery/auto-discount.ts';
export { hasPostalCodes } from './addresses/has-postal-codes.ts';
export { parseAddressLine, type ParsedAddress } from './addresses/parse-address-line.ts';
export { SUBDIVISIONS, hasSubdivisions, subdivisionCode } from './addresses/subdivisions.ts';

export { MAIN_SHIPPING_COUNTRIES } from './delivery/countries.ts';
export { deliveryDates, endOfShopDay, type DeliveryDates } from './delivery/dates.ts';
export {
  quoteShippingMethods,
  trackedAlternative,
  type Consignment,
  type QuotedParcel,
  type QuoteRequest,
  type ShippingQuote,
} from './delivery/quote.ts';
export {
  DELIVERY_METHODS,
  DELIVERY_TYPES,
  type DeliveryDelay,
  type DeliveryMethod,
  type DeliveryTariff,
  type DeliveryType,
  type DeliveryZone,
  type MethodTariff,
} from './delivery/tariff.ts';

export { newsletterEmail, type NewsletterEmail } from './newsletter/newsletter-email.ts';

export { ORDER_STATUSES, ORDER_TRANSITIONS, canMove, type OrderStatus } from './orders/status.ts';
export {
  LINE_STATUSES,
  LINE_TRANSITIONS,
  canMoveLine,
  linesAllowedFrom,
  orderStatusFromLines,
  type LineStatus,
} from './orders/line-status.ts';
export { changeBlocker, type ChangeBlocker, type ChangeableOrder } from './orders/changes.ts';
export { returnComment } from './returns/comment.ts';
export {
  canWithdraw,
  returnEligibility,
  returnLimit,
  type ReturnFacts,
  type ReturnIneligibility,
  type ReturnEligibility,
} from './returns/eligibility.ts';
export { periodEnd } from './returns/period-end.ts';
export { isWorkingDay } from './returns/working-day.ts';
export { refundDeadline, type RefundMilestones } from './returns/refund-deadline.ts';
export { RETURN_REASONS, SELLERS_REASONS, type ReturnReason } from './returns/reasons.ts';
export { refundDue, type RefundDue, type RefundableOrder } from './returns/refund.ts';
export { splitRefund } from './returns/split-refund.ts';
export {
  LIVE_PAYMENT_STATES,
  PAYMENT_PROVIDERS,
  PAYMENT_RANK,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  SETTLED_PAYMENT_STATES,
  allowedFrom,
  canMovePayment,
  type PaymentProvider,
  type PaymentState,
} from './payments/attempt.ts';
export { isClosedPeriod, readPeriods, type Period } from './offers/closed-periods.ts';
export { offerBounds, type OfferBounds, type OfferTerms } from './offers/bounds.ts';
export { offerRefusal, type OfferFacts, type OfferRefusal } from './offers/refusal.ts';
export { isReservedFor, isReservedFromOthers, priceFor, type Reservation } from './offers/reservation.ts';
export {
  LIVE_OFFER_STATUSES,
  OFFER_STATUSES,
  OFFER_TRANSITIONS,
  canMoveOffer,
  offerAllowedFrom,
  type OfferStatus,
} from './offers/states.ts';
export {
  HEIGHT_RANGES,
  JEANS_SIZES,
  TIGHTNESSES,
  jeansFit,
  recommendJeans,
  type HeightRange,
  type JeansFit,
  type JeansMeasures,
  type JeansSize,
  type Tightness,
} from './jeans/recommend.ts';
export { jeansColors } from './jeans/colors.ts';
export { crossesCustoms } from './delivery/customs.ts';
export { type InstalmentOffer, type Instalments, instalments } from './payments/instalments.ts';
