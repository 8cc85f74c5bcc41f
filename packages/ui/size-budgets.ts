export type EntryBudget = { limit: number; reason: string };

/** Limit in kB (1,000 bytes) of a single entry: minified and gzipped, with cva, without React. */
export const ENTRY_LIMIT = 3;

const withButton = 'a button that may lend its look, and words that are heard';
const withCarousel = 'the carousel: buttons, place and what is in sight';
const withFields = 'fields with label, hint and error, and a button';
const asPage = 'a part of every page, with links, folds and a menu';

/** Entries above the limit, each with a reason. Dialog and Drawer are only loaded when they open. */
export const ENTRY_BUDGETS: Record<string, EntryBudget> = {
  'dialog/Dialog': { limit: 16.5, reason: 'Radix’s dialog with its focus trap' },
  'drawer/Drawer': { limit: 16.5, reason: 'Radix’s dialog with its focus trap' },
  'active-filters/ActiveFilters': { limit: 3.5, reason: 'removable chips' },
  'added-to-cart-toast/AddedToCartToast': { limit: 4, reason: 'a toast with a picture and a link' },
  'address-form/AddressForm': { limit: 8, reason: withFields },
  'blocks/best-sellers/BestSellersBlock': { limit: 5.5, reason: withCarousel },
  'blocks/drop-carousel/DropCarouselBlock': {
    limit: 8.5,
    reason: 'the carousel, or a banner with its countdown and a link to the drop',
  },
  'blocks/iframe-content/IframeContentBlock': { limit: 4.5, reason: withButton },
  'blocks/long-text/LongTextBlock': { limit: 4, reason: withButton },
  'blocks/looks-carousel/LooksCarouselBlock': { limit: 5.5, reason: withCarousel },
  'blocks/marketing-insert/MarketingInsertBlock': {
    limit: 4,
    reason: 'pictures beside its words, up to three with their captions',
  },
  'blocks/product-carousel/ProductCarouselBlock': { limit: 5, reason: withCarousel },
  'blocks/section-content/SectionContentBlock': { limit: 4, reason: withButton },
  'blocks/seo-long-text/SeoLongTextBlock': { limit: 4, reason: withButton },
  'blocks/social-media-insert/SocialMediaInsertBlock': {
    limit: 3.5,
    reason: 'consent before a network is asked',
  },
  'blocks/two-columns/TwoColumnsBlock': { limit: 4, reason: withButton },
  'carousel/Carousel': { limit: 4.5, reason: 'buttons, place and what is in sight' },
  'copy-button/CopyButton': { limit: 4, reason: withButton },
  'drop-cover/DropCover': { limit: 3.5, reason: 'a countdown, and one picture or several beside the words' },
  'coupon-form/CouponForm': { limit: 4, reason: withFields },
  'drop-banner/DropBanner': { limit: 3.5, reason: 'a picture, its dates and a link to the drop' },
  'filter-panel/FilterPanel': { limit: 6, reason: 'lists that are searched, colours, sizes and the price' },
  'filter-row/FilterRow': { limit: 7, reason: 'chips that unfold any filter' },
  'header/Header': { limit: 6, reason: asPage },
  'jeans-calculator/JeansCalculator': { limit: 7, reason: 'five steps of questions' },
  'newsletter-form/NewsletterForm': { limit: 5.5, reason: withFields },
  'order-card/OrderCard': {
    limit: 4.7,
    reason: 'photographs, the state of the order with its day, facts that wrap, an arrow',
  },
  'offer-form/OfferForm': { limit: 6.5, reason: withFields },
  'password-field/PasswordField': { limit: 4, reason: 'rules that are ticked while one types' },
  'product-card/ProductCard': {
    limit: 3.5,
    reason: 'every state of a piece, and its HTML where a server keeps it',
  },
  'product-grid/ProductGrid': { limit: 4, reason: 'the cards, which a server joins as it has kept them' },
  'product-gallery/ProductGallery': { limit: 6.5, reason: 'swipe, zoom and thumbnails' },
  'relay-point-picker/RelayPointPicker': { limit: 5.5, reason: 'a list and a drawn map' },
  'sub-cart/SubCart': { limit: 3.5, reason: 'a card of lines with pictures' },
  'return-item-form/ReturnItemForm': { limit: 6, reason: withFields },
  'search-box/SearchBox': { limit: 4.5, reason: 'suggestions and recent searches with all keys' },
  'share-button/ShareButton': { limit: 4, reason: withButton },
  'shipping-method-picker/ShippingMethodPicker': {
    limit: 4.5,
    reason: 'two questions with dates and prices, and the formatters that pages share',
  },
  'measure-overlay/MeasureOverlay': { limit: 3.5, reason: 'the outlines of every kind of garment' },
  'size-table/SizeTable': {
    limit: 5,
    reason: 'the measured figure beside the table, and the switch of units',
  },
  'sort-menu/SortMenu': { limit: 3.5, reason: 'a menu that folds' },
  'suggest-field/SuggestField': { limit: 4, reason: 'a list with all keys, asked for while one types' },
  'understood-query/UnderstoodQuery': { limit: 3.5, reason: 'removable chips and a link' },
  'toast/Toast': { limit: 3.5, reason: withButton },
  'wishlist-share/WishlistShare': { limit: 5.5, reason: 'ways to share, and a field to copy from' },
};
